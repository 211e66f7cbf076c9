// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Reads the `Contents.json` of sets and the files that it names.
enum AssetContents {
  private static let mostJSONBytes = 1 << 20

  /// The object in a JSON file; `nil`, with a warning, where there is none.
  static func read(_ file: URL) -> [String: Any]? {
    guard let data = data(file, most: mostJSONBytes, expected: "a JSON object") else { return nil }
    do {
      if let object = try JSONSerialization.jsonObject(with: data) as? [String: Any] { return object }
      AssetWarnings.warn("Asset catalog: \(file.path) holds no JSON object, expected { … }.")
    } catch {
      AssetWarnings.warn("Asset catalog: \(file.path) is not valid JSON: \((error as NSError).localizedDescription)")
    }
    return nil
  }

  /// A list of objects under a key; `nil`, with a warning, where it is something else.
  static func list(_ key: String, in contents: [String: Any], of file: URL) -> [[String: Any]]? {
    if let list = contents[key] as? [[String: Any]] { return list }
    AssetWarnings.warn("Asset catalog: \(file.path) has no list of objects under \"\(key)\".")
    return nil
  }

  /// The bytes of a file of at most `most` bytes; `nil`, with a warning, where it cannot be read.
  static func data(_ file: URL, most: Int, expected: String) -> Data? {
    do {
      let attributes = try FileManager.default.attributesOfItem(atPath: file.resolvingSymlinksInPath().path)
      let count = (attributes[.size] as? NSNumber)?.intValue ?? 0
      guard attributes[.type] as? FileAttributeType == .typeRegular else {
        AssetWarnings.warn("Assets: \(file.path) is no file, expected \(expected).")
        return nil
      }
      guard count <= most else {
        AssetWarnings.warn("Assets: \(file.path) has \(count) bytes, expected \(expected) of at most \(most).")
        return nil
      }
      return try Data(contentsOf: file)
    } catch {
      AssetWarnings.warn(
        "Assets: \(file.path) cannot be read, expected \(expected): \((error as NSError).localizedDescription)")
      return nil
    }
  }

  /// The file of a set by the name in its `Contents.json`; `nil`, with a warning, for one outside the set.
  static func file(_ name: Any?, in set: URL) -> URL? {
    guard let name = name as? String, !name.isEmpty else { return nil }
    let file = set.appendingPathComponent(name)
    let root = set.resolvingSymlinksInPath().standardizedFileURL.path
    let path = file.resolvingSymlinksInPath().standardizedFileURL.path
    guard path.hasPrefix(root + "/") else {
      AssetWarnings.warn("Asset catalog: the file \"\(name)\" of \(set.path) lies outside its set; it is not read.")
      return nil
    }
    return file
  }
}
