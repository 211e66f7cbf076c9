// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// An object of a PDF file. References are followed when they are asked for.
final class PDFNode {
  indirect enum Value {
    case null
    case boolean(Bool)
    case integer(Int)
    case real(Double)
    case name(String)
    case string([UInt8])
    case array([PDFNode])
    case dictionary([String: PDFNode])
    case stream([String: PDFNode], Range<Int>)
    case reference(Int)
  }

  let value: Value
  unowned let file: PDFObjectFile
  /// A name or the bytes of a text, for functions of C: with a zero behind.
  private(set) lazy var characters: UnsafeMutablePointer<UInt8> = {
    let bytes: [UInt8] =
      switch value {
      case .name(let name): Array(name.utf8)
      case .string(let bytes): bytes
      default: []
      }
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count + 1)
    copy.initialize(from: bytes + [0], count: bytes.count + 1)
    hasCharacters = true
    return copy
  }()
  private var hasCharacters = false

  init(_ value: Value, _ file: PDFObjectFile) { (self.value, self.file) = (value, file) }
  deinit { if hasCharacters { characters.deallocate() } }

  /// The object itself, or the one that it refers to; of chains of references no more than a few.
  var resolved: PDFNode {
    var (node, steps) = (self, 0)
    while case .reference(let number) = node.value, steps < 16 {
      node = file.object(number) ?? file.none
      steps += 1
    }
    return node
  }

  var dictionary: [String: PDFNode]? {
    switch resolved.value {
    case .dictionary(let entries), .stream(let entries, _): entries
    default: nil
    }
  }
  var array: [PDFNode]? { if case .array(let items) = resolved.value { items } else { nil } }
  var name: String? { if case .name(let name) = resolved.value { name } else { nil } }
  var number: Double? {
    switch resolved.value {
    case .integer(let number): Double(number)
    case .real(let number): number
    default: nil
    }
  }
  var integer: Int? {
    switch resolved.value {
    case .integer(let number): number
    case .real(let number) where abs(number) < 1e15: Int(number)
    default: nil
    }
  }

  /// A text of a document: UTF-16 behind a mark, UTF-8 behind a mark, else letters of 8 bits.
  var text: String? {
    guard case .string(let bytes) = resolved.value else { return nil }
    if bytes.starts(with: [0xfe, 0xff]) || bytes.starts(with: [0xff, 0xfe]) {
      return String(bytes: bytes, encoding: .utf16)
    }
    if bytes.starts(with: [0xef, 0xbb, 0xbf]) { return String(decoding: bytes.dropFirst(3), as: UTF8.self) }
    return String(bytes: bytes, encoding: .isoLatin1)
  }

  subscript(key: String) -> PDFNode? { dictionary?[key]?.resolved }

  /// As one of Core Graphics' references. Nodes live as long as their document.
  var pointer: OpaquePointer { OpaquePointer(Unmanaged.passUnretained(self).toOpaque()) }
  static func at(_ pointer: OpaquePointer?) -> PDFNode? {
    pointer.map { Unmanaged<PDFNode>.fromOpaque(UnsafeRawPointer($0)).takeUnretainedValue() }
  }
}
