# `make play` and `make test` do everything a fresh machine needs: Python 3.11 or newer and make.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
PEERS := $(VENV)/.peers

.PHONY: play test setup check types golden bench bench-peers facts deck-facts lock clean

play: setup ## open the house on this machine and the network
	@$(BIN)/tablee serve --open

test: check ## everything that proves it
	$(BIN)/pytest

setup: $(READY) ## what both need

$(READY): requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Tablée needs Python 3.11 or newer; '$(PYTHON)' is $$($(PYTHON) -V 2>&1). Try: make PYTHON=python3.11"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
		if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
			apt-get update -qq && apt-get install -y -qq python3-venv; \
		else echo "Python's venv module is missing. On Debian or Ubuntu: sudo apt-get install python3-venv"; exit 1; fi; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

check: setup ## ruff, mypy strict on src, tests and bench, and whether the client's types are the server's
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/python -m tablee.server.typescript web/src/wire --check

types: setup ## write the server's messages and the games' views as TypeScript for the web client
	$(BIN)/python -m tablee.server.typescript web/src/wire

golden: setup ## write the golden playthroughs anew; read the difference before you commit it
	$(BIN)/python -m tests.golden

bench: setup ## random play, games and moves a second, beside peers if `make bench-peers` has installed them
	$(BIN)/python -m bench.random_play

bench-peers: setup ## install the peers that the bench compares with
	$(BIN)/pip install --quiet --disable-pip-version-check -r bench/requirements.lock

facts: setup ## simulate what Tom Kuni's options do, and write it into docs/rules/tomkuni.md
	$(BIN)/python -m bench.facts

deck-facts: setup ## simulate how far Konito's decks reach, and write it into docs/decks.md
	$(BIN)/python -m bench.decks

lock: setup ## pin the newest versions that pyproject.toml allows
	$(BIN)/pip install --quiet --disable-pip-version-check uv
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header --no-emit-index-url --upgrade \
		--extra dev pyproject.toml -o requirements.lock
	$(BIN)/uv pip compile --quiet --universal --no-header --no-emit-index-url --upgrade \
		--extra bench -c requirements.lock pyproject.toml -o bench/requirements.lock

clean: ## forget what was built
	rm -rf $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis
