// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import Foundation
package import SnapshotReferences

/// Stands between a package's references and the tests that compare with them, and record.
///
/// Beside each test's file in the overlay is a link to a folder of ours, in which the references of the set in use are
/// links, or copies where they may be replaced. What a run leaves there that is new goes into the package behind it.
package struct ReferenceFolders: Sendable {
  private let package: URL
  private let overlay: URL
  private let staging: URL
  /// Folders of the package that hold tests, relative to it.
  private let folders: [String]
  private let set: ReferenceSet
  /// What stands before the ending of the package's files, where they are of another set-up of the device than the first.
  private var suffix = ""

  init(package: URL, overlay: URL, staging: URL, folders: [String], set: ReferenceSet) {
    self.package = package
    self.overlay = overlay
    self.staging = staging
    self.folders = folders
    self.set = set
  }

  /// The same references for another set-up of the device; `nil` stands for the first.
  package func variant(_ name: String?) -> ReferenceFolders {
    var folders = self
    folders.suffix = name.map { ".\($0)" } ?? ""
    return folders
  }

  /// The package's name for a file that tests know by another.
  private func named(_ path: String) -> String {
    guard !suffix.isEmpty else { return path }
    let ending = (path as NSString).pathExtension
    return (path as NSString).deletingPathExtension + suffix + (ending.isEmpty ? "" : ".\(ending)")
  }

  /// The tests' name for a file of the package; `nil` for one of another set-up.
  private func unnamed(_ path: String) -> String? {
    guard !suffix.isEmpty else { return path }
    let (ending, stem) = ((path as NSString).pathExtension, (path as NSString).deletingPathExtension)
    guard stem.hasSuffix(suffix) else { return nil }
    return stem.dropLast(suffix.count) + (ending.isEmpty ? "" : ".\(ending)")
  }

  /// Where a folder's references are while tests run, by the path of the link in the overlay.
  var links: [String: URL] {
    Dictionary(
      folders.map { (Self.join($0, ReferenceSet.folder), staged($0)) }, uniquingKeysWith: { first, _ in first })
  }

  private func staged(_ folder: String) -> URL {
    place(folder, in: staging).appendingPathComponent(ReferenceSet.folder)
  }

  /// Where a test target's own references are while its tests run, for who does not know which file asks.
  package func folder(of target: OverlayPlan.TestTarget) -> URL {
    place(target.path, in: overlay).appendingPathComponent(ReferenceSet.folder)
  }

  private func own(_ folder: String) -> URL { place(folder, in: package).appendingPathComponent(set.folder) }

  private func place(_ path: String, in root: URL) -> URL {
    path.isEmpty ? root : root.appendingPathComponent(path, isDirectory: true)
  }

  static func join(_ folder: String, _ name: String) -> String { folder.isEmpty ? name : "\(folder)/\(name)" }

  /// Lays the references out.
  ///
  /// - Throws: Where one is not a file but Git's pointer to it.
  package func prepare(_ mode: RecordMode) throws(OverlayError) {
    let manager = FileManager.default
    do {
      if manager.fileExists(atPath: staging.path) { try manager.removeItem(at: staging) }
      for folder in folders {
        try manager.createDirectory(at: staged(folder), withIntermediateDirectories: true)
        for path in Self.files(in: own(folder)) where !isDescription(path) {
          let reference = own(folder).appendingPathComponent(path)
          if try isPointer(reference) {
            throw OverlayError.unfetched(reference.path)
          }
          guard let name = unnamed(path) else { continue }
          let target = staged(folder).appendingPathComponent(name)
          try manager.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
          if mode.replaces {
            try manager.copyItem(at: reference, to: target)
          } else {
            try manager.createSymbolicLink(at: target, withDestinationURL: reference)
          }
        }
      }
    } catch let error as OverlayError {
      throw error
    } catch {
      throw .cannotWrite(path: staging.path, reason: error.localizedDescription)
    }
  }

  /// Whether a file of ours is no reference but describes the picture beside it.
  private func isDescription(_ path: String) -> Bool { set == .own && path.hasSuffix(".\(ReferenceSet.viewsEnding)") }

  /// Takes what the tests recorded over into the package, with what describes it.
  ///
  /// - Parameters:
  ///   - mode: Who records everything gets descriptions of references that have none.
  ///   - views: Gives what describes a picture; iOS's get none.
  /// - Returns: The files that were written, in the order of their names; what stayed the same is not.
  package func collect(
    _ mode: RecordMode = .missing, views: (Data) -> Data? = { _ in nil }
  ) throws(OverlayError) -> [URL] {
    var written: [URL] = []
    for folder in folders {
      for path in Self.files(in: staged(folder)) {
        let file = staged(folder).appendingPathComponent(path)
        let target = own(folder).appendingPathComponent(named(path))
        // Links are references that stayed what they are.
        guard (try? FileManager.default.destinationOfSymbolicLink(atPath: file.path)) == nil,
          let data = try? Data(contentsOf: file)
        else { continue }
        let isNew = data != (try? Data(contentsOf: target))
        guard isNew || mode == .all else { continue }
        do {
          try FileManager.default.createDirectory(
            at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
          if isNew { try data.write(to: target, options: .atomic) }
          try describe(target, views(data), isNew: isNew)
        } catch {
          throw .cannotWrite(path: target.path, reason: error.localizedDescription)
        }
        if isNew { written.append(target) }
      }
    }
    return written
  }

  /// Writes what describes a picture beside it; what describes another is taken away.
  private func describe(_ picture: URL, _ words: Data?, isNew: Bool) throws {
    guard set == .own, picture.pathExtension == "png" else { return }
    let file = ReferenceSet.viewsFile(of: picture)
    let known = try? Data(contentsOf: file)
    if let words, words != known {
      try words.write(to: file, options: .atomic)
    } else if words == nil, isNew, known != nil {
      try FileManager.default.removeItem(at: file)
    }
  }

  /// The folders in which references are read: ours, and the package's behind links.
  package var watched: [URL] {
    folders.flatMap { folder in
      [own(folder), staged(folder)].flatMap { root in
        Set(Self.files(in: root).map { ($0 as NSString).deletingLastPathComponent }).sorted()
          .map { $0.isEmpty ? root : root.appendingPathComponent($0) }
      }
    }
  }

  /// The package's references that no test asked for.
  ///
  /// - Parameters:
  ///   - asked: The paths of files that were read or written.
  ///   - isOther: Whether what stands before a file's ending names another set-up of the device.
  package func unused(asked: Set<String>, isOther: (String) -> Bool) -> [URL] {
    let found = folders.flatMap { folder in
      Self.files(in: own(folder)).compactMap { path -> URL? in
        guard let name = unnamed(path) else { return nil }
        let last = ((name as NSString).deletingPathExtension as NSString).pathExtension
        let file = own(folder).appendingPathComponent(path)
        if asked.contains(file.path) || asked.contains(staged(folder).appendingPathComponent(name).path) { return nil }
        return isOther(last) ? nil : file
      }
    }
    let unused = Set(found.map(\.path))
    // A description is of use as long as its picture is.
    return found.filter { file in
      guard isDescription(file.path) else { return true }
      let picture = file.deletingPathExtension().appendingPathExtension("png").path
      return unused.contains(picture) || !FileManager.default.fileExists(atPath: picture)
    }
  }

  /// The package's own file for one that a test knows by its path in the overlay; `nil` for other paths.
  package func original(_ path: String) -> String? {
    for folder in folders {
      let prefix = place(folder, in: overlay).appendingPathComponent(ReferenceSet.folder).path + "/"
      if path.hasPrefix(prefix) {
        return own(folder).appendingPathComponent(named(String(path.dropFirst(prefix.count)))).path
      }
    }
    return nil
  }

  /// Relative paths of the files in a folder, sorted.
  private static func files(in folder: URL) -> [String] {
    let found = FileManager.default.enumerator(atPath: folder.path)
    var paths: [String] = []
    while let path = found?.nextObject() as? String {
      var isFolder: ObjCBool = false
      let full = folder.appendingPathComponent(path).path
      if FileManager.default.fileExists(atPath: full, isDirectory: &isFolder), !isFolder.boolValue {
        paths.append(path)
      }
    }
    return paths.sorted()
  }

  private func isPointer(_ file: URL) throws -> Bool {
    let handle = try FileHandle(forReadingFrom: file)
    defer { try? handle.close() }
    return GitLFSPointer(try handle.read(upToCount: 200) ?? Data()) != nil
  }
}
