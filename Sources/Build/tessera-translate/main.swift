// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import ObjCTranslator

// The build-tool plugin's helper: translates the files of one module into a folder.

let usage = """
  usage: tessera-translate --out FOLDER [--device] FILE.swift…

  Translates iOS Swift files, all of one module, into FOLDER: NAME.translated.swift for each, and
  \(TranslatedModule.tablesFileName). Problems are printed as FILE:LINE:COLUMN: error: … and end with exit code 1.

    --out FOLDER   where the files go; made if missing
    --device       targetEnvironment(simulator) is false
    --help         this text

  """

/// Prints to standard error and ends the program.
func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data(message.utf8))
  exit(1)
}

var options = TranslationOptions()
var outFolder: String?
var paths: [String] = []
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
  switch argument {
  case "--help", "-h":
    print(usage, terminator: "")
    exit(0)
  case "--out":
    guard let value = arguments.popFirst() else { fail("error: --out needs a folder\n" + usage) }
    outFolder = value
  case "--device": options.isSimulator = false
  case _ where argument.hasPrefix("-"): fail("error: unknown option \(argument)\n" + usage)
  default: paths.append(argument)
  }
}
guard let outFolder else { fail("error: --out is missing\n" + usage) }

/// The largest source file that is read, in bytes.
let limit = 16 << 20
var inputs: [TranslationInput] = []
var outputPaths: [String: String] = [:]
for path in paths {
  let url = URL(fileURLWithPath: path)
  let data: Data
  do {
    let size = try url.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
    guard size <= limit else { fail("\(path):1:1: error: the file has \(size) bytes, at most \(limit) are read\n") }
    data = try Data(contentsOf: url)
  } catch {
    fail("\(path):1:1: error: can't be read: \(error.localizedDescription)\n")
  }
  guard let source = String(validating: data, as: UTF8.self) else {
    fail("\(path):1:1: error: not UTF-8; save the file as UTF-8\n")
  }
  let name = url.lastPathComponent
  if let other = outputPaths.updateValue(path, forKey: name) {
    fail("\(path):1:1: error: \(other) has the same name; files of one module need different names\n")
  }
  inputs.append(TranslationInput(path: url.path, source: source))
}

let module = Translator(options: options).translate(inputs)
for diagnostic in module.diagnostics { FileHandle.standardError.write(Data((diagnostic.description + "\n").utf8)) }
if module.diagnostics.contains(where: { $0.severity == .error }) { exit(1) }

let folder = URL(fileURLWithPath: outFolder, isDirectory: true)
do {
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  for file in module.files {
    let target = folder.appendingPathComponent(file.fileName)
    try Data(file.source.utf8).write(to: target)
  }
  try Data(module.tables.utf8).write(to: folder.appendingPathComponent(TranslatedModule.tablesFileName))
} catch {
  fail("error: can't write to \(outFolder): \(error.localizedDescription)\n")
}
