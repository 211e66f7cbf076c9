// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A node of a file system in memory: a file, a folder of other nodes, or a symbolic link.
open class FileWrapper: NSObject, @unchecked Sendable {
  /// How a node is read.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Contents are read at once. They always are.
    public static let immediate = ReadingOptions(rawValue: 1)
    /// Files are not mapped into memory. They never are.
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }

  /// How a node is written.
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The node takes the place of an existing one only when it is complete.
    public static let atomic = WritingOptions(rawValue: 1)
    /// The names that children were written by become their file names.
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }

  private enum Node {
    case file(Data)
    case folder([String: FileWrapper])
    case link(URL)
  }

  private var node: Node
  /// The name for the node in a folder that it is put into.
  open var preferredFilename: String?
  /// The name that the node was read or written by.
  open var filename: String?
  open var fileAttributes: [String: Any] = [:]

  /// Reads a node from disk, a folder with all that it holds.
  public init(url: URL, options: ReadingOptions = []) throws {
    node = try Self.node(at: url)
    super.init()
    filename = url.lastPathComponent
    preferredFilename = filename
  }

  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    node = .folder(childrenByPreferredName)
    super.init()
    for (name, child) in childrenByPreferredName where child.preferredFilename == nil { child.preferredFilename = name }
  }

  public init(regularFileWithContents contents: Data) {
    node = .file(contents)
    super.init()
  }

  public init(symbolicLinkWithDestinationURL url: URL) {
    node = .link(url)
    super.init()
  }

  private static func node(at url: URL) throws -> Node {
    let files = FileManager.default
    if let target = try? files.destinationOfSymbolicLink(atPath: url.path) {
      return .link(URL(fileURLWithPath: target))
    }
    var isFolder: ObjCBool = false
    guard files.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue else {
      return .file(try Data(contentsOf: url))
    }
    var children: [String: FileWrapper] = [:]
    for name in try files.contentsOfDirectory(atPath: url.path) {
      children[name] = try FileWrapper(url: url.appendingPathComponent(name))
    }
    return .folder(children)
  }

  open var isDirectory: Bool { if case .folder = node { true } else { false } }
  open var isRegularFile: Bool { if case .file = node { true } else { false } }
  open var isSymbolicLink: Bool { if case .link = node { true } else { false } }

  /// The contents of a file; `nil` for other nodes.
  open var regularFileContents: Data? { if case .file(let data) = node { data } else { nil } }
  /// The nodes of a folder by their names; `nil` for other nodes.
  open var fileWrappers: [String: FileWrapper]? { if case .folder(let children) = node { children } else { nil } }
  /// The target of a link; `nil` for other nodes.
  open var symbolicLinkDestinationURL: URL? { if case .link(let url) = node { url } else { nil } }

  // MARK: - Folders

  /// Puts a node into the folder, under its preferred name or, where that is taken, one that begins with a number.
  @discardableResult open func addFileWrapper(_ child: FileWrapper) -> String {
    guard case .folder(var children) = node else {
      fatalError("-[FileWrapper addFileWrapper:]: only folders hold other nodes")
    }
    guard let name = child.preferredFilename, !name.isEmpty else {
      fatalError("-[FileWrapper addFileWrapper:]: the node has no preferred filename")
    }
    var key = name
    var number = 1
    while let other = children[key], other !== child {
      key = "\(number)__#$!@%!#__\(name)"
      number += 1
    }
    children[key] = child
    node = .folder(children)
    return key
  }

  /// Puts a file into the folder.
  @discardableResult open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }

  /// Takes a node out of the folder.
  open func removeFileWrapper(_ child: FileWrapper) {
    guard case .folder(let children) = node else { return }
    node = .folder(children.filter { $0.value !== child })
  }

  /// The name by which the folder holds a node; `nil` where it does not.
  open func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
    fileWrappers?.first { $0.value === child }?.key
  }

  // MARK: - Disk

  /// Whether the node on disk is of the same kind and has the same names or size.
  open func matchesContents(of url: URL) -> Bool {
    guard let other = try? Self.node(at: url) else { return false }
    switch (node, other) {
    case (.file(let left), .file(let right)): return left == right
    case (.link(let left), .link(let right)): return left.path == right.path
    case (.folder(let left), .folder(let right)): return Set(left.keys) == Set(right.keys)
    default: return false
    }
  }

  /// Reads the node anew.
  open func read(from url: URL, options: ReadingOptions = []) throws {
    node = try Self.node(at: url)
    filename = url.lastPathComponent
  }

  /// Writes the node to disk, in place of what is there.
  open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
    let files = FileManager.default
    switch node {
    case .file(let data): try data.write(to: url, options: options.contains(.atomic) ? .atomic : [])
    case .link(let target): try files.createSymbolicLink(atPath: url.path, withDestinationPath: target.path)
    case .folder(let children):
      if files.fileExists(atPath: url.path) { try files.removeItem(at: url) }
      try files.createDirectory(at: url, withIntermediateDirectories: true)
      for (name, child) in children {
        try child.write(to: url.appendingPathComponent(name), options: options, originalContentsURL: nil)
      }
    }
    if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
  }
}
