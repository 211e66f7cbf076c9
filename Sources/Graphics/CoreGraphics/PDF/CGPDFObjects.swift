// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// The objects of a document, for functions of C. References live as long as their document.

public typealias CGPDFObjectRef = OpaquePointer
public typealias CGPDFDictionaryRef = OpaquePointer
public typealias CGPDFArrayRef = OpaquePointer
public typealias CGPDFStringRef = OpaquePointer
public typealias CGPDFStreamRef = OpaquePointer
public typealias CGPDFBoolean = UInt8
public typealias CGPDFInteger = Int
public typealias CGPDFReal = CGFloat

/// What an object is.
public enum CGPDFObjectType: Int32, Sendable {
  case null = 1
  case boolean = 2
  case integer = 3
  case real = 4
  case name = 5
  case string = 6
  case array = 7
  case dictionary = 8
  case stream = 9
}

/// How the bytes of a stream are still packed.
public enum CGPDFDataFormat: Int32, Sendable {
  case raw = 0
  case jpegEncoded = 1
  case JPEG2000 = 2
}

extension PDFNode {
  var type: CGPDFObjectType {
    switch value {
    case .null, .reference: .null
    case .boolean: .boolean
    case .integer: .integer
    case .real: .real
    case .name: .name
    case .string: .string
    case .array: .array
    case .dictionary: .dictionary
    case .stream: .stream
    }
  }

  var isString: Bool { type == .string }
  var boolean: CGPDFBoolean? { if case .boolean(let value) = value { value ? 1 : 0 } else { nil } }
  /// A whole number, as Core Graphics takes one: not one with a fraction.
  var whole: CGPDFInteger? { if case .integer(let value) = value { value } else { nil } }
  var real: CGPDFReal? { number.map { CGFloat($0) } }
  var cName: UnsafePointer<CChar>? {
    guard type == .name else { return nil }
    return UnsafeRawPointer(characters).assumingMemoryBound(to: CChar.self)
  }
}

/// What an object is.
public func CGPDFObjectGetType(_ object: CGPDFObjectRef?) -> CGPDFObjectType { PDFNode.at(object)?.type ?? .null }

/// Writes an object's value where it is of a type. A whole number is also a real one.
///
/// - Parameter value: Room for a `CGPDFBoolean`, `CGPDFInteger`, `CGPDFReal`, a name's `UnsafePointer<CChar>?`, or one of the
///   references, as the type says; `nil` where only the answer is wanted.
/// - Returns: Whether it is of the type.
@discardableResult public func CGPDFObjectGetValue(
  _ object: CGPDFObjectRef?, _ type: CGPDFObjectType, _ value: UnsafeMutableRawPointer?
) -> Bool {
  guard let node = PDFNode.at(object) else { return false }
  func store<Value>(_ found: Value?) -> Bool {
    guard let found else { return false }
    value?.storeBytes(of: found, as: Value.self)
    return true
  }
  switch type {
  case .null: return node.type == .null
  case .boolean: return store(node.boolean)
  case .integer: return store(node.whole)
  case .real: return store(node.real)
  case .name: return store(node.cName)
  case .string, .array, .dictionary, .stream: return node.type == type && store(node.pointer)
  }
}

/// The number of a dictionary's entries.
public func CGPDFDictionaryGetCount(_ dict: CGPDFDictionaryRef?) -> Int { PDFNode.at(dict)?.dictionary?.count ?? 0 }

/// The number of an array's objects.
public func CGPDFArrayGetCount(_ array: CGPDFArrayRef?) -> Int { PDFNode.at(array)?.array?.count ?? 0 }

/// Calls a function with each entry of a dictionary, in the order of the keys.
public func CGPDFDictionaryApplyFunction(
  _ dict: CGPDFDictionaryRef?, _ function: (UnsafePointer<CChar>, CGPDFObjectRef, UnsafeMutableRawPointer?) -> Void,
  _ info: UnsafeMutableRawPointer?
) {
  for (key, node) in (PDFNode.at(dict)?.dictionary ?? [:]).sorted(by: { $0.key < $1.key }) {
    key.withCString { function($0, node.resolved.pointer, info) }
  }
}

/// Calls a block with each entry of a dictionary, in the order of the keys, until one gives `false`.
public func CGPDFDictionaryApplyBlock(
  _ dict: CGPDFDictionaryRef?, _ block: (UnsafePointer<CChar>, CGPDFObjectRef, UnsafeMutableRawPointer?) -> Bool,
  _ info: UnsafeMutableRawPointer?
) {
  for (key, node) in (PDFNode.at(dict)?.dictionary ?? [:]).sorted(by: { $0.key < $1.key }) {
    guard key.withCString({ block($0, node.resolved.pointer, info) }) else { return }
  }
}

/// Calls a block with each object of an array until one gives `false`.
public func CGPDFArrayApplyBlock(
  _ array: CGPDFArrayRef?, _ block: (Int, CGPDFObjectRef, UnsafeMutableRawPointer?) -> Bool,
  _ info: UnsafeMutableRawPointer?
) {
  for (place, node) in (PDFNode.at(array)?.array ?? []).enumerated() {
    guard block(place, node.resolved.pointer, info) else { return }
  }
}

/// The number of a text's bytes.
public func CGPDFStringGetLength(_ string: CGPDFStringRef?) -> Int {
  if case .string(let bytes)? = PDFNode.at(string)?.value { bytes.count } else { 0 }
}

/// The bytes of a text, with a zero behind; `nil` for what is no text.
public func CGPDFStringGetBytePtr(_ string: CGPDFStringRef?) -> UnsafePointer<UInt8>? {
  PDFNode.at(string).flatMap { $0.isString ? UnsafePointer($0.characters) : nil }
}

/// A text, by the encoding that it says.
public func CGPDFStringCopyTextString(_ string: CGPDFStringRef?) -> CFString? {
  PDFNode.at(string)?.text.map { $0 as NSString }
}

/// A date from a text such as `D:20240131120000Z`; `nil` for others.
public func CGPDFStringCopyDate(_ string: CGPDFStringRef?) -> CFDate? {
  guard var digits = PDFNode.at(string)?.text else { return nil }
  if digits.hasPrefix("D:") { digits.removeFirst(2) }
  let plain = digits.prefix { $0.isNumber }
  let zone = digits.dropFirst(plain.count).filter { $0 != "'" }
  let format = String("yyyyMMddHHmmss".prefix(plain.count))
  guard plain.count >= 4, format.count == plain.count else { return nil }
  let formatter = DateFormatter()
  formatter.locale = Locale(identifier: "en_US_POSIX")
  formatter.timeZone = TimeZone(secondsFromGMT: 0)
  formatter.dateFormat = zone.count >= 5 ? format + "xx" : format
  return formatter.date(from: zone.count >= 5 ? String(plain + zone.prefix(5)) : String(plain)) as NSDate?
}

/// The dictionary of a stream.
public func CGPDFStreamGetDictionary(_ stream: CGPDFStreamRef?) -> CGPDFDictionaryRef? {
  // Functions of dictionaries take a stream for its own.
  PDFNode.at(stream)?.dictionary == nil ? nil : stream
}

/// The bytes of a stream, unpacked; pictures of JPEG stay as they are. `nil` where they are packed in a way that is not known.
public func CGPDFStreamCopyData(
  _ stream: CGPDFStreamRef?, _ format: UnsafeMutablePointer<CGPDFDataFormat>?
) -> CFData? {
  guard let node = PDFNode.at(stream), case .stream(let entries, let range) = node.value else { return nil }
  let filter = entries["Filter"]?.name ?? entries["Filter"]?.array?.last?.name
  let isSingle = (entries["Filter"]?.array?.count ?? 1) == 1
  if isSingle, filter == "DCTDecode" || filter == "JPXDecode" {
    format?.pointee = filter == "DCTDecode" ? .jpegEncoded : .JPEG2000
    return Data(node.file.bytes[range]) as NSData
  }
  format?.pointee = .raw
  return node.file.content(of: node).map { $0 as NSData }
}
