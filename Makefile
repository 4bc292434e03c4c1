# The everyday commands. `make` alone lists them.

PYTHON ?= python3
VENV   := .venv
BENCH  := .venv-bench
DOCS   := .venv-docs
AUDIT  := .venv-audit
LOCK   := .venv-lock
BIN    := $(VENV)/bin

# One stamp per interpreter: another PYTHON gives a fresh environment, a changed lock only an update.
STAMP  := .ready-$(notdir $(PYTHON))
# Playing needs a small part of .venv; what developing adds is installed beside it.
NEEDED := .needed-$(notdir $(PYTHON))
PLAY   := .playable-$(notdir $(PYTHON))
RAY    := .clustered-$(notdir $(PYTHON))
# What Python in the browser needs, from where packages come from.
WHEELS := build/wheels

# An environment without a pip of its own needs no ensurepip; the outer pip installs into it.
# What is never imported need not be compiled. A lock is whole, so nothing is resolved: older
# pips look up what a package wants with extras, and refuse what was published since.
PIP     = $(PYTHON) -m pip --python $(@D)/bin/python install -qq --no-compile
define locked
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Critias needs Python 3.11 or newer, for example: make PYTHON=python3.12")'
	@test -e $(@D)/$(NEEDED) -o -e $(@D)/$(STAMP) || $(PYTHON) -m venv --clear --without-pip $(@D)
	$(PIP) --no-deps --require-hashes -r $(1)
	@touch $@
endef
define itself
	@command -v npm > /dev/null || $(PIP) --no-deps --require-hashes -r requirements/node.txt
	$(PIP) --no-deps --no-build-isolation --editable .
	@touch $@
endef

# Images often forbid bytecode; then each of the many processes here would compile all it imports.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup web static play test test-all tests still coverage kills processes fuzz siege load chromium check format bench cluster conformance mutants audit art docs lock clean

help:  ## list these commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(VENV)/$(STAMP) $(VENV)/$(PLAY)  ## put Critias and its development tools into .venv

web: $(VENV)/$(PLAY)  ## build the browser client, if it has changed
	$(BIN)/python hatch_build.py

static: web $(WHEELS)/.fetched  ## write build/static, which any web server can hand out (DIR=...)
	@test -d web/node_modules/pyodide || $(BIN)/python hatch_build.py fetch
	$(BIN)/critias static $(or $(DIR),build/static)

play: web  ## start the game server and open the browser
	$(BIN)/critias

# A worker takes one file after the other, those that take long first. A real local Ray takes
# longer to start than all of this: make cluster.
TESTS := -n auto --dist loadfile --no-loadscope-reorder -rsfER --ignore tests/lab/test_cluster.py

test: chromium  ## all checks, and beside them the tests of every day
	$(MAKE) -j2 setup web $(WHEELS)/.fetched
	$(MAKE) -j2 check tests

tests:
	$(BIN)/pytest $(TESTS)

test-all: chromium  ## all checks and all tests, those that take long too, and the site
	$(MAKE) -j2 setup web $(WHEELS)/.fetched
	CRITIAS_KILLS=10 CRITIAS_MATCHES=10 CRITIAS_EXAMPLES=5 $(MAKE) -j2 check tests TESTS='$(TESTS) -m "not alone"'
	$(MAKE) still
	$(MAKE) cluster docs

# A table in motion waits more than it works: more of them than there are cores.
still: setup web chromium  ## look for what moves in whole matches of all games, at all sizes
	$(BIN)/pytest -n 4 --dist load -rfER -m alone tests/browser

coverage: setup web chromium $(WHEELS)/.fetched  ## the same tests, and which lines of critias/ they leave out; takes far longer
	$(BIN)/pytest $(TESTS) --cov --cov-report=
	$(BIN)/coverage report --sort=cover

kills: setup  ## kill the server, one of two, and the database 50 times each; look for what was lost
	CRITIAS_KILLS=$${CRITIAS_KILLS:-50} $(BIN)/pytest -m kills -s tests/server/test_restarts.py

processes: setup  ## 50 matches between people on different processes
	CRITIAS_MATCHES=$${CRITIAS_MATCHES:-50} $(BIN)/pytest tests/server/test_processes.py -k two_processes

N ?= 100000
fuzz: setup  ## much garbage for the API, the WebSocket and what lies below them (N=1000000)
	CRITIAS_EXAMPLES=$${CRITIAS_EXAMPLES:-50} CRITIAS_FUZZ=$(N) \
	$(BIN)/pytest -m "" tests/server/test_schema.py tests/server/test_fuzzing.py tests/server/test_raw_fuzzing.py

MINUTES ?= 10
siege: setup  ## what honest people notice while others do their worst (MINUTES=60)
	CRITIAS_SIEGE=$(MINUTES) $(BIN)/pytest -m "" -s tests/server/test_siege.py

load: setup  ## answers a second and latency of the server
	$(BIN)/python bench/server.py
	$(BIN)/python -m bench.in_memory

load-peer: setup  ## the same for the server of boardgame.io, which npm fetches
	$(BIN)/python bench/boardgame_io.py

# The browser tests drive the system's own Chromium, best without a window of its own: that draws
# the same with a fifth less work. Where we may, we install it.
chromium:
	@command -v chromium-headless-shell >/dev/null || \
	{ test "$$(id -u)" = 0 && command -v apt-get >/dev/null && apt-get update -qq && \
	{ apt-get install -y -qq --no-install-recommends chromium-headless-shell || \
	apt-get install -y -qq --no-install-recommends chromium; }; } || \
	command -v chromium chromium-browser >/dev/null || \
	{ echo "The browser tests need Chromium: install the package chromium, then make test again." >&2; exit 1; }

check: setup  ## lint, formatting, types and layers, here and in the browser client
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python hatch_build.py lint check test

format: setup  ## format the code and fix what can be fixed
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	$(BIN)/python hatch_build.py format

bench: $(BENCH)/$(STAMP)  ## speed of random play, clones and search beside peers, in one run
	$(BENCH)/bin/python -m bench.random_play

cluster: $(VENV)/$(RAY)  ## the same matches on a real local Ray as here; it takes a while to start
	$(BIN)/pytest tests/lab/test_cluster.py

conformance: setup  ## long random matches of every game
	$(BIN)/critias check --matches 1000 --share 0.05

mutants: setup  ## do the tests notice broken rules?
	$(BIN)/python tools/mutants.py

audit: $(AUDIT)/$(STAMP)  ## known vulnerabilities of dependencies, where a service can be asked
	$(AUDIT)/bin/python tools/audit.py

# With --quiet, --strict counts no warnings.
art: web  ## every picture of every game on one page, to be looked at
	$(BIN)/python hatch_build.py art

docs: $(DOCS)/$(STAMP)  ## build a site from docs/, the rules and the public API; a dead link fails
	$(DOCS)/bin/mkdocs build --strict
	@echo "The site begins at build/site/index.html."

lock: $(LOCK)/$(STAMP)  ## compile requirements/*.txt again (UPGRADE=--upgrade for newer versions)
	$(COMPILE) pyproject.toml --extra server --group build -o requirements/runtime.txt
	$(COMPILE) pyproject.toml --extra server --group dev -c requirements/runtime.txt -o requirements/dev.txt
	$(COMPILE) pyproject.toml --extra cluster -c requirements/dev.txt -o requirements/cluster.txt
	$(COMPILE) pyproject.toml --group bench -c requirements/runtime.txt -o requirements/bench.txt
	$(COMPILE) --group docs -o requirements/docs.txt
	$(COMPILE) --group node -o requirements/node.txt
	$(COMPILE) --group browser -c requirements/runtime.txt -o requirements/browser.txt

COMPILE = $(LOCK)/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-annotate --custom-compile-command "make lock" $(UPGRADE)

$(AUDIT)/$(STAMP):
	$(PYTHON) -m venv --clear --without-pip $(AUDIT)
	$(PIP) pip-audit
	@touch $@

clean:  ## remove environments, caches and build results
	rm -rf $(VENV) $(BENCH) $(DOCS) $(LOCK) $(AUDIT) build dist .coverage .coverage.* htmlcov
	rm -rf critias/server/static web/node_modules
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(VENV)/$(NEEDED): requirements/runtime.txt
	$(call locked,requirements/runtime.txt)

$(VENV)/$(PLAY): $(VENV)/$(NEEDED) pyproject.toml
	$(itself)

$(VENV)/$(STAMP): $(VENV)/$(NEEDED) requirements/dev.txt
	$(call locked,requirements/dev.txt)

# Ray is as large as half of all else, and only one test needs it.
$(VENV)/$(RAY): $(VENV)/$(STAMP) $(VENV)/$(PLAY) requirements/cluster.txt
	$(call locked,requirements/cluster.txt)

# The wheel for the Python of the Pyodide in web/package-lock.json.
$(WHEELS)/.fetched: requirements/browser.txt
	rm -rf $(@D)
	$(PYTHON) -m pip download -qq --no-deps --require-hashes --only-binary :all: \
	--platform pyemscripten_2026_0_wasm32 --python-version 3.14 --implementation cp --abi cp314 \
	--dest $(@D) -r $<
	@touch $@

$(BENCH)/$(STAMP): pyproject.toml requirements/bench.txt
	$(call locked,requirements/bench.txt)
	$(itself)

$(DOCS)/$(STAMP): requirements/docs.txt
	$(call locked,requirements/docs.txt)

$(LOCK)/$(STAMP):
	$(PYTHON) -m venv --clear --without-pip $(LOCK)
	$(PIP) uv
	@touch $@
