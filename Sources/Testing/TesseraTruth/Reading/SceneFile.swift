// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics

/// A file of scenes: `{ "cases": [ … ] }`, or the list alone.
struct SceneFile {
  /// Bytes; the file that this was made for has a hundred thousand.
  private static let greatestSize = 32 << 20

  /// A case, or why there is none, under its name.
  let cases: [(name: String, content: Result<TruthCase, SceneError>)]

  init(path: String) throws(SceneError) {
    let data: Data
    do {
      let url = URL(fileURLWithPath: path)
      let size = try url.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
      guard size <= Self.greatestSize else {
        throw SceneError.unreadableFile(path: path, reason: "\(size) bytes are more than a scene file may have")
      }
      data = try Data(contentsOf: url)
    } catch let error as SceneError {
      throw error
    } catch {
      throw .unreadableFile(path: path, reason: "can't be read: \(error.localizedDescription)")
    }
    try self.init(data: data, path: path)
  }

  init(data: Data, path: String) throws(SceneError) {
    let root: SceneNode
    do {
      root = SceneNode(value: try JSONDecoder().decode(JSONValue.self, from: data), path: "")
    } catch {
      throw .unreadableFile(path: path, reason: "is not JSON: \(Self.text(for: error))")
    }
    do {
      let list = root.isList ? root : try root.required("cases", "a list of scenes")
      guard list.isList else { throw list.malformed("a list of scenes") }
      cases = try list.list("a list of scenes").map { node in
        guard case .object = node.value else { return (node.path, .failure(node.malformed("a scene as an object"))) }
        guard let name = node["name"] else {
          return (node.path, .failure(.malformed(path: "\(node.path).name", expected: "a name", found: "nothing")))
        }
        guard case .string(let text) = name.value else { return (node.path, .failure(name.malformed("a name"))) }
        return (text, Result { () throws(SceneError) in try TruthCase(node, name: text) })
      }
    } catch {
      throw .unreadableFile(path: path, reason: "\(error)")
    }
  }

  private static func text(for error: any Error) -> String {
    guard case .dataCorrupted(let context)? = error as? DecodingError else { return "\(error)" }
    let reason = (context.underlyingError as? NSError)?.userInfo[NSDebugDescriptionErrorKey] as? String
    return reason ?? context.debugDescription
  }
}
