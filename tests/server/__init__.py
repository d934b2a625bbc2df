import pytest

pytest.register_assert_rewrite("tests.server.room")
