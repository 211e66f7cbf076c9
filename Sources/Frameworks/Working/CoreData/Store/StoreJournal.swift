// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation

/// The file of a store: what was saved, one save after the other, so that a save costs as much as it changes.
///
/// A head, then for each save its length and a property list. Whatever is cut off at the end, by a crash, was not saved.
/// Read in again, the file is written anew where most of it is past.
struct StoreJournal {
  private static let head = Data("TesseraStore1\n".utf8)
  /// No save is larger.
  private static let mostBytes = 1 << 30

  let url: URL
  /// The hashes of the kinds that the file is written with, by their names.
  var hashes: [String: Data] = [:]

  /// One save: the rows that are there now and the numbers of those that are gone, by kind.
  struct Save {
    var rows: [String: [Int: [String: Any]]] = [:]
    var gone: [String: [Int]] = [:]
    var isEmpty: Bool { rows.values.allSatisfy(\.isEmpty) && gone.values.allSatisfy(\.isEmpty) }
  }

  /// The saves of the file in order, none where there is no file; throws where it is another kind of file.
  func read() throws -> (identifier: String?, saves: [Save]) {
    let all = try readAll()
    return (all.identifier, all.saves)
  }

  /// The same with the hashes of the kinds that the file was written with.
  func readAll() throws -> (identifier: String?, hashes: [String: Data], saves: [Save]) {
    guard FileManager.default.fileExists(atPath: url.path) else { return (nil, [:], []) }
    let data = try Data(contentsOf: url)
    guard data.starts(with: Self.head) else {
      throw NSError(
        domain: NSCocoaErrorDomain, code: NSFileReadCorruptFileError,
        userInfo: [
          NSFilePathErrorKey: url.path,
          NSLocalizedDescriptionKey:
            "\(url.lastPathComponent) is no store of Tessera's Core Data, which keeps objects in a form of its own.",
        ])
    }
    var identifier: String?
    var hashes: [String: Data] = [:]
    var saves: [Save] = []
    var place = Self.head.count
    while place + 4 <= data.count {
      let length = data[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length <= Self.mostBytes, place + 4 + length <= data.count,
        let list = try? PropertyListSerialization.propertyList(
          from: data.subdata(in: place + 4..<place + 4 + length), format: nil) as? [String: Any]
      else { break }
      if let name = list["identifier"] as? String { identifier = name }
      if let written = list["hashes"] as? [String: Data] { hashes = written }
      saves.append(Self.save(list))
      place += 4 + length
    }
    return (identifier, hashes, saves)
  }

  /// Adds a save at the end.
  func append(_ save: Save, identifier: String) throws {
    guard FileManager.default.fileExists(atPath: url.path), let handle = FileHandle(forUpdatingAtPath: url.path) else {
      return try write([save], identifier: identifier)
    }
    defer { try? handle.close() }
    try handle.seekToEnd()
    try handle.write(contentsOf: data(save, identifier: nil))
  }

  /// Writes the file anew.
  func write(_ saves: [Save], identifier: String) throws {
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    var bytes = Self.head
    bytes += try data(Save(), identifier: identifier)
    for save in saves where !save.isEmpty { bytes += try data(save, identifier: nil) }
    try bytes.write(to: url, options: .atomic)
  }

  private func data(_ save: Save, identifier: String?) throws -> Data {
    var list: [String: Any] = [
      "rows": save.rows.mapValues { rows in Dictionary(rows.map { (String($0), $1) }) { $1 } }, "gone": save.gone,
    ]
    if let identifier { (list["identifier"], list["hashes"]) = (identifier, hashes) }
    let body = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
    guard body.count <= Self.mostBytes else { throw CocoaError(.fileWriteOutOfSpace) }
    return Data([24, 16, 8, 0].map { UInt8(truncatingIfNeeded: body.count >> $0) }) + body
  }

  private static func save(_ list: [String: Any]) -> Save {
    var save = Save()
    for (kind, rows) in list["rows"] as? [String: [String: [String: Any]]] ?? [:] {
      save.rows[kind] = Dictionary(rows.compactMap { number, row in Int(number).map { ($0, row) } }) { $1 }
    }
    save.gone = list["gone"] as? [String: [Int]] ?? [:]
    return save
  }
}
