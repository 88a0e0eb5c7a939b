#!/usr/bin/env bash
# Pins every package, with hashes, into requirements/. Called by `make lock` with the path of uv.
set -euo pipefail
uv=$1

lock() { # name, then options that choose the packages
    local out="requirements/$1.txt"
    shift
    {
        echo "# Pinned with hashes from pyproject.toml. Do not edit: change pyproject.toml, then run"
        echo "#   make lock"
        "$uv" pip compile --quiet --universal --python-version 3.11 --upgrade --generate-hashes \
            --no-header --no-emit-index-url --no-emit-find-links --group build --group web "$@" pyproject.toml
    } > "$out.new"
    mv "$out.new" "$out"
    echo "$out: $(grep -c '==' "$out") packages"
}

lock play --extra terminal --extra server
lock dev --extra dev
