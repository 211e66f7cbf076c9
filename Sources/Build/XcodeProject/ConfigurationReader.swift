// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Reads files of build settings: `NAME = value`, comments, and other files that they include.
struct ConfigurationReader {
  /// Files that include each other, at most.
  private static let deepest = 16
  private static let largest = 1 << 20

  let files: ProjectFiles
  /// The folder that the project stands in, where files that the including one does not have beside it are looked for.
  let folder: String
  /// Files that are included and not there: people keep what is secret out of repositories.
  private(set) var missing: [String] = []

  init(files: ProjectFiles, folder: String) { (self.files, self.folder) = (files, folder) }

  /// The settings of a file and of those that it includes; the last one counts.
  ///
  /// - Throws: Where the file is missing, or a line can't be read.
  mutating func read(_ path: String) throws(ProjectError) -> [String: String] {
    var settings: [String: String] = [:]
    try read(path, into: &settings, open: [])
    return settings
  }

  private mutating func read(
    _ path: String, into settings: inout [String: String], open: [String]
  ) throws(ProjectError) {
    guard !open.contains(path), open.count < Self.deepest else { return }
    guard let bytes = files.read(path), bytes.count <= Self.largest else {
      throw ProjectError(file: path, expected: "a file of build settings there")
    }
    let text = String(decoding: bytes, as: UTF8.self)
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let content = Self.trim(Self.withoutComment(line))
      guard !content.isEmpty else { continue }
      if content.hasPrefix("#include") {
        try include(content, line: index + 1, of: path, into: &settings, open: open + [path])
        continue
      }
      guard let (key, value) = Self.assignment(content) else {
        throw ProjectError(file: path, line: index + 1, expected: "NAME = value")
      }
      // What was there before in these files is what it inherits.
      settings[key] =
        settings[key].map { old in
          value.replacing("$(inherited)", with: old).replacing("${inherited}", with: old)
        } ?? value
    }
  }

  private mutating func include(
    _ content: Substring, line: Int, of path: String, into settings: inout [String: String], open: [String]
  ) throws(ProjectError) {
    let isOptional = content.hasPrefix("#include?")
    let parts = content.split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count >= 3 else {
      throw ProjectError(file: path, line: line, expected: "the name of a file in quotes")
    }
    let name = String(parts[1])
    let places = [FilePath.join(FilePath.folder(path), name), FilePath.join(folder, name)]
    guard let found = places.first(where: { files.read($0) != nil }) else {
      // Files of CocoaPods are made on the machine that installs them, and mostly left out of repositories.
      if !isOptional, !name.contains("Pods") { missing.append(places[0]) }
      return
    }
    try read(found, into: &settings, open: open)
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    var index = line.startIndex
    while let slash = line[index...].firstIndex(of: "/") {
      let next = line.index(after: slash)
      guard next < line.endIndex else { break }
      if line[next] == "/" { return line[..<slash] }
      index = next
    }
    return line
  }

  /// The name, with its conditions, and the value. The conditions may have equals signs.
  private static func assignment(_ content: Substring) -> (String, String)? {
    var isInBrackets = false
    for index in content.indices {
      switch content[index] {
      case "[": isInBrackets = true
      case "]": isInBrackets = false
      case "=" where !isInBrackets:
        let key = trim(content[..<index])
        var value = trim(content[content.index(after: index)...])
        if value.last == ";" { value = trim(value.dropLast()) }
        return key.isEmpty || key.contains(where: \.isWhitespace) ? nil : (String(key), String(value))
      default: break
      }
    }
    return nil
  }

  private static func trim(_ text: Substring) -> Substring {
    guard let first = text.firstIndex(where: { !$0.isWhitespace }),
      let last = text.lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return text[first...last]
  }
}
