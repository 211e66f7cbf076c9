# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
"""Runs the steps of a workflow of GitHub's on this machine: enough of the form for the workflows of Tests/Support."""

import itertools
import os
import pathlib
import re
import subprocess


class YAML:
    """The part of YAML that workflows are written in: mappings, lists, block texts, flow lists and mappings, quotes."""

    def __init__(self, text):
        self.lines = [line.rstrip() for line in text.splitlines()]
        self.index = 0

    @classmethod
    def load(cls, text):
        reader = cls(text)
        return reader.value(0)

    def peek(self):
        while self.index < len(self.lines):
            line = self.lines[self.index]
            if line.strip() and not line.strip().startswith("#"):
                return len(line) - len(line.lstrip()), line.strip()
            self.index += 1
        return -1, ""

    def value(self, indent):
        depth, line = self.peek()
        if depth < indent:
            return None
        return self.sequence(depth) if line.startswith("- ") or line == "-" else self.mapping(depth)

    def sequence(self, indent):
        result = []
        while True:
            depth, line = self.peek()
            if depth != indent or not (line.startswith("- ") or line == "-"):
                return result
            rest = line[1:].strip()
            if re.match(r"""^[\w.-]+:( |$)""", rest):
                # A mapping that begins behind the dash stands two further in.
                self.lines[self.index] = " " * (indent + 2) + rest
                result.append(self.mapping(indent + 2))
            else:
                self.index += 1
                result.append(self.scalar(rest, indent))

    def mapping(self, indent):
        result = {}
        while True:
            depth, line = self.peek()
            match = re.match(r"""^("[^"]*"|[\w./-]+):(?: (.*))?$""", line)
            if depth != indent or not match:
                if depth > indent or depth == indent and not line.startswith("-"):
                    raise ValueError(f"line {self.index + 1}: expected 'key: value', found '{line}'")
                return result
            self.index += 1
            key, rest = match.group(1).strip('"'), (match.group(2) or "").strip()
            rest = re.sub(r"\s+#.*$", "", rest) if rest[:1] not in "\"'" else rest
            if rest:
                result[key] = self.scalar(rest, indent)
            else:
                depth, line = self.peek()
                # A list may stand as far out as its key.
                isList = depth == indent and line.startswith("- ")
                result[key] = self.value(indent if isList else indent + 1)

    def scalar(self, text, indent):
        if re.match(r"^[|>][-+]?$", text):
            return self.block(text, indent)
        if text.startswith("["):
            return [self.scalar(part, indent) for part in self.split(text[1:-1])]
        if text.startswith("{") and not text.startswith("{{"):
            pairs = [part.split(":", 1) for part in self.split(text[1:-1])]
            return {key.strip(): self.scalar(value.strip(), indent) for key, value in pairs}
        if len(text) > 1 and text[0] == text[-1] and text[0] in "\"'":
            return text[1:-1].replace("''", "'") if text[0] == "'" else text[1:-1].replace('\\"', '"')
        return {"true": True, "false": False, "null": None}.get(text, text)

    def block(self, style, indent):
        lines = []
        while self.index < len(self.lines):
            line = self.lines[self.index]
            if line.strip() and len(line) - len(line.lstrip()) <= indent:
                break
            lines.append(line)
            self.index += 1
        depth = min((len(line) - len(line.lstrip()) for line in lines if line.strip()), default=0)
        text = (" " if style[0] == ">" else "\n").join(line[depth:] for line in lines).rstrip()
        return text + ("" if style.endswith("-") else "\n")

    @staticmethod
    def split(text):
        """The parts between commas that stand in no quotes, brackets or braces."""
        parts, part, depth, quote = [], "", 0, ""
        for letter in text:
            if quote:
                quote = "" if letter == quote else quote
            elif letter in "\"'":
                quote = letter
            elif letter in "[{":
                depth += 1
            elif letter in "]}":
                depth -= 1
            if letter == "," and not depth and not quote:
                parts.append(part.strip())
                part = ""
            else:
                part += letter
        return [*parts, part.strip()] if part.strip() else parts


class Step:
    def __init__(self, name, status, output):
        self.name, self.status, self.output = name, status, output


class Runner:
    """Runs jobs in a checkout. Of actions it knows some; others are an error."""

    def __init__(self, checkout, place, path=(), without=(), root=None):
        self.checkout, self.place = pathlib.Path(checkout), pathlib.Path(place)
        self.place.mkdir(parents=True, exist_ok=True)
        self.path = [str(folder) for folder in path]
        # Variables of this process that steps don't see.
        self.without = set(without)
        # Where actions of this repository are.
        self.root = root
        self.uploads = []

    def run(self, text):
        """Every step of every job, in each combination of its matrix; a list of steps each."""
        runs = []
        workflow = YAML.load(text)
        for job in workflow["jobs"].values():
            matrix = {key: value for key, value in ((job.get("strategy") or {}).get("matrix") or {}).items()}
            include = matrix.pop("include", [])
            cells = [dict(zip(matrix, values)) for values in itertools.product(*matrix.values())] if matrix else []
            for cell in (cells + include) or [{}]:
                variables = {**(workflow.get("env") or {}), **(job.get("env") or {})}
                runs.append(self.job(job["steps"], {"matrix": cell, "env": variables}, job))
        return runs

    def job(self, steps, context, job=None):
        done, hasFailed = [], False
        names = ("GITHUB_ENV", "GITHUB_PATH", "GITHUB_OUTPUT", "GITHUB_STEP_SUMMARY")
        files = {name: self.place / name for name in names}
        for file in files.values():
            file.write_text("")
        context.setdefault("env", {})
        context["steps"] = {}
        folder = (((job or {}).get("defaults") or {}).get("run") or {}).get("working-directory", ".")
        for step in steps:
            condition = str(step.get("if", "success()"))
            if hasFailed and "always()" not in condition and "failure()" not in condition:
                continue
            if not hasFailed and "failure()" in condition:
                continue
            name = step.get("name") or step.get("uses") or str(step.get("run", "")).splitlines()[0]
            if "uses" in step:
                result = self.action(step, context, files)
            else:
                result = self.command(step, context, files, folder)
            done.append(Step(name, *result))
            hasFailed = hasFailed or (result[0] != 0 and not step.get("continue-on-error"))
            said = files["GITHUB_OUTPUT"].read_text().splitlines()
            outputs = dict(line.split("=", 1) for line in said if "=" in line)
            if "id" in step:
                context["steps"][step["id"]] = {"outputs": outputs, "outcome": "failure" if result[0] else "success"}
            files["GITHUB_OUTPUT"].write_text("")
        return done

    def command(self, step, context, files, folder):
        variables = {name: value for name, value in os.environ.items() if name not in self.without}
        variables |= {name: str(path) for name, path in files.items()}
        for key, value in {**context["env"], **(step.get("env") or {})}.items():
            variables[key] = self.expand(str(value), context)
        for line in files["GITHUB_ENV"].read_text().splitlines():
            key, _, value = line.partition("=")
            variables[key] = value
        added = files["GITHUB_PATH"].read_text().split("\n")[:-1]
        variables["PATH"] = os.pathsep.join([*reversed(added), *self.path, variables["PATH"]])
        variables |= {"CI": "true", "GITHUB_WORKSPACE": str(self.checkout), "RUNNER_TEMP": str(self.place)}
        script = self.expand(step["run"], context)
        place = self.checkout / self.expand(step.get("working-directory", folder), context)
        # As GitHub starts `bash`: the first command that fails ends the step, and a pipe fails with any of its parts.
        options = ["-e", *(["-o", "pipefail"] if step.get("shell") else []), "-c", script]
        done = subprocess.run(
            ["bash", "--noprofile", "--norc", *options], cwd=place, env=variables, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True)
        return done.returncode, done.stdout

    def action(self, step, context, files):
        uses, inputs = step["uses"], step.get("with") or {}
        if re.match(r"actions/(checkout|cache|setup-\w+)@", uses):
            return 0, ""
        if uses.startswith("actions/upload-artifact@"):
            names = [self.expand(line, context) for line in str(inputs["path"]).split()]
            missing = [name for name in names if not (self.checkout / name).exists()]
            self.uploads += [self.checkout / name for name in names]
            return (1 if missing and inputs.get("if-no-files-found") == "error" else 0), f"missing: {missing}\n"
        if self.root and uses == "./":
            return self.composite(YAML.load((self.root / "action.yml").read_text()), inputs, context, files)
        raise ValueError(f"the runner does not know the action {uses}")

    def composite(self, action, inputs, context, files):
        given = {key: str((value or {}).get("default", "")) for key, value in (action.get("inputs") or {}).items()}
        given |= {key: self.expand(self.text(value), context) for key, value in inputs.items()}
        output = ""
        inner = {**context, "inputs": given, "env": dict(context["env"])}
        for step in action["runs"]["steps"]:
            if "if" in step and not self.holds(str(step["if"]), inner):
                continue
            if "uses" in step:
                status, text = self.action(step, inner, files)
            else:
                variables = {**inner["env"], "GITHUB_ACTION_PATH": str(self.root)}
                status, text = self.command(step, {**inner, "env": variables}, files, ".")
            output += text
            if status:
                return status, output
        return 0, output

    @staticmethod
    def text(value):
        return str(value).lower() if isinstance(value, bool) else str(value)

    def holds(self, condition, context):
        """Comparisons of one value with a text, as in `inputs.shim == 'true'`."""
        match = re.match(r"^([\w.-]+) (==|!=) '([^']*)'$", condition)
        if not match:
            return True
        value = self.lookup(match.group(1), context)
        return (value == match.group(3)) == (match.group(2) == "==")

    def expand(self, text, context):
        return re.sub(r"\$\{\{\s*([\w.-]+)\s*\}\}", lambda match: self.lookup(match.group(1), context), text)

    def lookup(self, name, context):
        if name == "github.workspace":
            return str(self.checkout)
        if name == "runner.temp":
            return str(self.place)
        if name == "github.action_path":
            return str(self.root)
        value = context
        for part in name.split("."):
            value = value.get(part, "") if isinstance(value, dict) else ""
        return str(value if value is not None else "")
