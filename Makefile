# Everything a player or a contributor does. `make` alone lists it.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PY     := $(BIN)/python
PIP    := $(PY) -m pip install -qq --disable-pip-version-check
# The files name every package, so nothing is left to find out: a newer release cannot get in the way.
PINNED := $(PIP) --no-deps --require-hashes
# Node and npm out of the virtual environment, whatever else this machine has.
NPM    := PATH="$(CURDIR)/$(BIN):$$PATH" npm --loglevel=error --prefix

# A stamp stands for a finished step; it is redone only when what it was made from changes.
MADE    := $(VENV)/.made
PLAYING := $(VENV)/.playing
PACKAGE := $(VENV)/.package
TESTING := $(VENV)/.testing
BROWSER := $(VENV)/.browser
MODULES := web/node_modules/.made
PAGES   := src/aevum/server/static/index.html

# Folders are among them, so that a file that is gone counts as a change too.
WEB := $(wildcard web/*.json web/*.js web/*.ts web/*.html web/.npmrc) $(shell find web/src web/public)

CHECKED := $(wildcard src tests tools bench examples)

.DEFAULT_GOAL := help
.PHONY: help play terminal test net check format web wire catalogues compiled pure bench bench-peers soak golden lock clean
MAKEFLAGS += --no-print-directory

help: ## show this list
	@echo "Aevum: games of time and empire. Two commands to start with: make play, make test"
	@echo
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{printf "%-18s %s\n", $$1, $$2}'
	@echo
	@echo "Another Python: make play PYTHON=python3.12"

play: $(PACKAGE) $(PAGES) ## start the server and play in the browser
	@$(PY) -m tools.builds settle
	@$(BIN)/aevum serve --open

terminal: $(PACKAGE) ## choose a game and play it in this terminal
	@$(PY) -m tools.builds settle
	@$(BIN)/aevum play

test: $(TESTING) $(PAGES) $(BROWSER) ## run every test, on the pure and on the compiled build
	@$(PY) tools/run_tests.py

net: $(TESTING) ## compare moves, events and bots' choices with those of the tag, in seconds
	@PYTHONPATH=src $(PY) -m tools.net

check: $(TESTING) $(MODULES) ## style, types, dead names, and which room may import which
	@$(BIN)/ruff check $(CHECKED)
	@$(BIN)/ruff format --check $(CHECKED)
	@$(BIN)/mypy $(CHECKED)
	@$(BIN)/vulture
	@PYTHONPATH=src $(PY) -m pytest -q tests/house/test_imports.py
	@$(NPM) web run --silent check
	@$(NPM) web run --silent style

format: $(TESTING) $(MODULES) ## put the code into the project's format
	@$(BIN)/ruff check --fix-only -q $(CHECKED)
	@$(BIN)/ruff format $(CHECKED)
	@$(NPM) web run --silent format

web: $(PAGES) ## build the browser's pages, where their sources changed

wire: $(TESTING) ## make again the files that follow from message types and docstrings
	@PYTHONPATH=src $(PY) -m tools.wire
	@PYTHONPATH=src $(PY) -m tools.reference

catalogues: $(TESTING) ## compile the messages in locale/*.ftl, and check them
	@PYTHONPATH=src $(PY) -m tools.catalogues
	@PYTHONPATH=src $(PY) -m tools.book
	@PYTHONPATH=src $(PY) -m tests.catalogue.twins

compiled: $(TESTING) ## compile the rules (needs a C compiler) and use them from now on
	@$(PY) -m tools.compile

pure: $(MADE) ## go back to plain Python
	@$(PY) -m tools.builds pure

bench: $(TESTING) ## measure speed and strength; writes bench/latest.json
	@$(PY) -m tools.compile --no-switch
	@$(PY) bench/run.py

bench-peers: requirements/peers.txt $(PLAYING) ## install what `make bench` compares with, in a place of its own
	@$(PYTHON) -m venv .venv-peers
	@.venv-peers/bin/python -m pip install -qq --disable-pip-version-check --no-deps --require-hashes -r requirements/peers.txt
	@$(NPM) bench/server/boardgameio ci >/dev/null

soak: $(TESTING) $(PAGES) $(BROWSER) ## the long form of the tests: hours, not minutes
	@$(PY) tools/soak.py

golden: $(TESTING) ## record the golden files again; read the diff before you commit it
	@PYTHONPATH=src $(PY) -m tools.golden

lock: $(MADE) ## pin the newest packages that pyproject.toml allows, with hashes
	@$(PY) -m venv build/lock && build/lock/bin/python -m pip install -qq --disable-pip-version-check uv==0.13.7
	@bash tools/lock.sh build/lock/bin/uv
	@rm -rf build/lock

clean: ## remove everything that was made here
	@rm -rf $(VENV) .venv-peers build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
	@rm -rf web/node_modules bench/server/boardgameio/node_modules src/aevum/server/static
	@find src tests tools bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
	@echo "Clean."

$(MADE):
	@command -v $(PYTHON) >/dev/null 2>&1 || { echo "There is no '$(PYTHON)' here: install Python 3.11 or newer, or name one: make play PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Aevum needs Python 3.11 or newer, and '$(PYTHON)' is $$($(PYTHON) -V 2>&1): name a newer one, as in make play PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { echo "This Python comes without venv: install it (the package is often called python3-venv) and try again."; exit 1; }
	@echo "Making $(VENV) ..."
	@$(PYTHON) -m venv --clear $(VENV)
	@touch $@

$(PLAYING): requirements/play.txt $(MADE)
	@echo "Installing what the server and the terminal need ..."
	@$(PINNED) -r requirements/play.txt
	@touch $@

# The build backend is among the pinned packages, so nothing unpinned is fetched here.
$(PACKAGE): pyproject.toml $(PLAYING)
	@$(PIP) --no-deps --no-build-isolation -e .
	@touch $@

$(TESTING): requirements/dev.txt $(PACKAGE)
	@echo "Installing what the tests need ..."
	@$(PINNED) -r requirements/dev.txt
	@touch $@

$(BROWSER): $(TESTING)
	@$(PY) -m tools.browser
	@touch $@

$(MODULES): web/package.json web/package-lock.json web/.npmrc | $(PLAYING)
	@echo "Installing what builds the browser's pages ..."
	@$(NPM) web ci >/dev/null
	@touch $@

$(PAGES): $(WEB) $(MODULES)
	@echo "Building the browser's pages ..."
	@$(NPM) web run --silent build -- --logLevel warn
