// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CKitZlib

/// The objects of a PDF file. They are found by looking through it, so tables of places need not be right: where a number
/// comes again the later one counts, as in files that were added to.
final class PDFObjectFile: @unchecked Sendable {
  let bytes: [UInt8]
  /// What is said of the file as a whole: `Root`, `Info`, `Encrypt`, `ID`.
  private(set) var trailer: [String: PDFNode] = [:]
  private var places: [Int: Int] = [:]
  private var objects: [Int: PDFNode] = [:]
  private var isBusy: Set<Int> = []
  private let lock = NSRecursiveLock()
  private(set) lazy var none = PDFNode(.null, self)

  /// `nil` for what is no PDF file.
  init?(_ data: Data) {
    bytes = Array(data)
    guard let first = bytes.prefix(1024).firstIndex(of: UInt8(ascii: "%")), bytes[first...].starts(with: "%PDF-".utf8)
    else { return nil }
    findObjects()
    readObjectStreams()
    guard trailer["Root"]?.dictionary != nil else { return nil }
  }

  func object(_ number: Int) -> PDFNode? {
    lock.withLock {
      if let known = objects[number] { return known }
      guard let place = places[number], isBusy.insert(number).inserted else { return nil }
      defer { isBusy.remove(number) }
      var syntax = PDFSyntax(bytes, at: place, self)
      guard var node = syntax.object() else { return nil }
      if case .dictionary(let entries) = node.value, let start = syntax.streamStart() {
        node = PDFNode(.stream(entries, start..<end(of: start, entries)), self)
      }
      objects[number] = node
      return node
    }
  }

  /// Where the bytes of a stream end: by its length, or where that is wrong, before the word that ends it.
  private func end(of start: Int, _ entries: [String: PDFNode]) -> Int {
    let word = Array("endstream".utf8)
    if let length = entries["Length"]?.integer, length >= 0, length <= bytes.count - start {
      var place = start + length
      while place < bytes.count, PDFSyntax.isBlank(bytes[place]) { place += 1 }
      if bytes[place...].starts(with: word) { return start + length }
    }
    return search(word, from: start) ?? bytes.count
  }

  private func search(_ word: [UInt8], from start: Int) -> Int? {
    guard bytes.count >= word.count else { return nil }
    var place = start
    while place <= bytes.count - word.count {
      if bytes[place] == word[0], bytes[place...].starts(with: word) { return place }
      place += 1
    }
    return nil
  }

  /// Notes where each `N G obj` is, and reads what follows `trailer`.
  private func findObjects() {
    let (object, end) = (Array("obj".utf8), Array("trailer".utf8))
    var place = 0
    while place < bytes.count {
      let byte = bytes[place]
      if byte == object[0], bytes[place...].starts(with: object), let number = number(before: place) {
        places[number] = place + 3
        place += 3
      } else if byte == end[0], bytes[place...].starts(with: end) {
        var syntax = PDFSyntax(bytes, at: place + end.count, self)
        if let entries = syntax.object()?.dictionary { trailer.merge(entries) { $1 } }
        place += end.count
      } else {
        place += 1
      }
    }
  }

  /// The number before `G obj`.
  private func number(before place: Int) -> Int? {
    var place = place
    func back(_ isWanted: (UInt8) -> Bool) -> Range<Int> {
      let end = place
      while place > 0, isWanted(bytes[place - 1]) { place -= 1 }
      return place..<end
    }
    let isDigit = { (byte: UInt8) in (48...57).contains(byte) }
    guard !back(PDFSyntax.isBlank).isEmpty, !back(isDigit).isEmpty, !back(PDFSyntax.isBlank).isEmpty else { return nil }
    return Int(String(decoding: bytes[back(isDigit)], as: UTF8.self))
  }

  /// Streams that hold objects, and those that stand for a trailer.
  private func readObjectStreams() {
    for (number, _) in places.sorted(by: { $0.value < $1.value }) {
      guard let node = object(number), case .stream(let entries, _) = node.value, let type = entries["Type"]?.name
      else { continue }
      if type == "XRef" {
        trailer.merge(entries.filter { ["Root", "Info", "Encrypt", "ID"].contains($0.key) }) { $1 }
      } else if type == "ObjStm", let count = entries["N"]?.integer, let first = entries["First"]?.integer {
        let content = Array(self.content(of: node) ?? Data())
        var heads = PDFSyntax(content, at: 0, self)
        for _ in 0..<max(0, min(count, content.count)) {
          guard let inner = heads.object()?.integer, let offset = heads.object()?.integer, offset >= 0,
            offset < content.count - max(0, first)
          else { break }
          var syntax = PDFSyntax(content, at: max(0, first) + offset, self)
          if places[inner] == nil, let found = syntax.object() { objects[inner] = found }
        }
      }
    }
  }

  /// The bytes of a stream, unpacked where they are deflated; `nil` for other ways of packing and what is no stream.
  func content(of node: PDFNode) -> Data? {
    guard case .stream(let entries, let range) = node.value else { return nil }
    let raw = Data(bytes[range])
    let filter = entries["Filter"]
    guard let name = filter?.name ?? filter?.array?.first?.name else { return raw }
    guard name == "FlateDecode" || name == "Fl", (filter?.array?.count ?? 1) == 1 else { return nil }
    guard let unpacked = Self.inflate(raw) else { return nil }
    let parameters = entries["DecodeParms"]?.dictionary ?? entries["DecodeParms"]?.array?.first?.dictionary
    guard let predictor = parameters?["Predictor"]?.integer, predictor >= 10 else { return unpacked }
    let columns = parameters?["Columns"]?.integer ?? 1
    let bits = (parameters?["Colors"]?.integer ?? 1) * (parameters?["BitsPerComponent"]?.integer ?? 8)
    return Self.unfiltered(Array(unpacked), row: (max(1, columns) * max(1, bits) + 7) / 8, step: max(1, bits / 8))
  }

  /// Rows as PNG has them: a byte that says how each was filtered, and the bytes.
  private static func unfiltered(_ bytes: [UInt8], row: Int, step: Int) -> Data {
    var (result, above): ([UInt8], [UInt8]) = ([], Array(repeating: 0, count: row))
    for start in stride(from: 0, to: bytes.count - row, by: row + 1) {
      var line = Array(bytes[start + 1...start + row])
      for place in line.indices {
        let left = place >= step ? Int(line[place - step]) : 0
        let (up, corner) = (Int(above[place]), place >= step ? Int(above[place - step]) : 0)
        let added: Int
        switch bytes[start] {
        case 1: added = left
        case 2: added = up
        case 3: added = (left + up) / 2
        case 4:
          let guess = left + up - corner
          let (a, b, c) = (abs(guess - left), abs(guess - up), abs(guess - corner))
          added = a <= b && a <= c ? left : b <= c ? up : corner
        default: added = 0
        }
        line[place] = UInt8(truncatingIfNeeded: Int(line[place]) + added)
      }
      result += line
      above = line
    }
    return Data(result)
  }

  /// At most 256 MB, that a small file may not take all memory.
  private static func inflate(_ data: Data) -> Data? {
    var stream = z_stream()
    guard inflateInit_(&stream, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else { return nil }
    defer { inflateEnd(&stream) }
    var (input, result, chunk) = (Array(data), Data(), [UInt8](repeating: 0, count: 65_536))
    return input.withUnsafeMutableBufferPointer { input -> Data? in
      stream.next_in = input.baseAddress
      stream.avail_in = UInt32(input.count)
      var status = Z_OK
      while status == Z_OK, result.count < 256 << 20 {
        let count = chunk.withUnsafeMutableBufferPointer { chunk -> Int in
          stream.next_out = chunk.baseAddress
          stream.avail_out = UInt32(chunk.count)
          status = CKitZlib.inflate(&stream, Z_NO_FLUSH)
          return chunk.count - Int(stream.avail_out)
        }
        result.append(contentsOf: chunk.prefix(count))
        if count == 0 { break }
      }
      return result.isEmpty ? nil : result
    }
  }
}
