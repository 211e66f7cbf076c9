// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// What stands in dictionaries by keys and in arrays by places. Each function gives whether there is a value of the kind, and
// writes it; references are followed.

extension PDFNode {
  fileprivate func pointer(of type: CGPDFObjectType) -> OpaquePointer? { self.type == type ? pointer : nil }
}

private func store<Value>(_ found: Value?, _ value: UnsafeMutablePointer<Value>?) -> Bool {
  guard let found else { return false }
  value?.pointee = found
  return true
}

private func store<Value>(_ found: Value?, _ value: UnsafeMutablePointer<Value?>?) -> Bool {
  guard let found else { return false }
  value?.pointee = found
  return true
}

private func entry(_ dict: CGPDFDictionaryRef?, _ key: UnsafePointer<CChar>) -> PDFNode? {
  PDFNode.at(dict)?[String(cString: key)]
}

private func item(_ array: CGPDFArrayRef?, _ index: Int) -> PDFNode? {
  guard let items = PDFNode.at(array)?.array, items.indices.contains(index) else { return nil }
  return items[index].resolved
}

/// The object under a key.
@discardableResult public func CGPDFDictionaryGetObject(
  _ dict: CGPDFDictionaryRef?, _ key: UnsafePointer<CChar>, _ value: UnsafeMutablePointer<CGPDFObjectRef?>?
) -> Bool {
  guard let node = entry(dict, key) else { return false }
  return store(node.pointer, value)
}

/// The object at a place.
@discardableResult public func CGPDFArrayGetObject(
  _ array: CGPDFArrayRef?, _ index: Int, _ value: UnsafeMutablePointer<CGPDFObjectRef?>?
) -> Bool {
  guard let node = item(array, index) else { return false }
  return store(node.pointer, value)
}

/// The boolean under a key.
@discardableResult public func CGPDFDictionaryGetBoolean(
  _ dict: CGPDFDictionaryRef?, _ key: UnsafePointer<CChar>, _ value: UnsafeMutablePointer<CGPDFBoolean>?
) -> Bool {
  guard let node = entry(dict, key) else { return false }
  return store(node.boolean, value)
}

/// The boolean at a place.
@discardableResult public func CGPDFArrayGetBoolean(
  _ array: CGPDFArrayRef?, _ index: Int, _ value: UnsafeMutablePointer<CGPDFBoolean>?
) -> Bool {
  guard let node = item(array, index) else { return false }
  return store(node.boolean, value)
}

/// The whole number under a key.
@discardableResult public func CGPDFDictionaryGetInteger(
  _ dict: CGPDFDictionaryRef?, _ key: UnsafePointer<CChar>, _ value: UnsafeMutablePointer<CGPDFInteger>?
) -> Bool {
  guard let node = entry(dict, key) else { return false }
  return store(node.whole, value)
}

/// The whole number at a place.
@discardableResult public func CGPDFArrayGetInteger(
  _ array: CGPDFArrayRef?, _ index: Int, _ value: UnsafeMutablePointer<CGPDFInteger>?
) -> Bool {
  guard let node = item(array, index) else { return false }
  return store(node.whole, value)
}

/// The number under a key.
@discardableResult public func CGPDFDictionaryGetNumber(
  _ dict: CGPDFDictionaryRef?, _ key: UnsafePointer<CChar>, _ value: UnsafeMutablePointer<CGPDFReal>?
) -> Bool {
  guard let node = entry(dict, key) else { return false }
  return store(node.real, value)
}

/// The number at a place.
@discardableResult public func CGPDFArrayGetNumber(
  _ array: CGPDFArrayRef?, _ index: Int, _ value: UnsafeMutablePointer<CGPDFReal>?
) -> Bool {
  guard let node = item(array, index) else { return false }
  return store(node.real, value)
}

/// The name under a key.
@discardableResult public func CGPDFDictionaryGetName(
  _ dict: CGPDFDictionaryRef?, _ key: UnsafePointer<CChar>, _ value: UnsafeMutablePointer<UnsafePointer<CChar>?>?
) -> Bool {
  guard let node = entry(dict, key) else { return false }
  return store(node.cName, value)
}

/// The name at a place.
@discardableResult public func CGPDFArrayGetName(
  _ array: CGPDFArrayRef?, _ index: Int, _ value: UnsafeMutablePointer<UnsafePointer<CChar>?>?
) -> Bool {
  guard let node = item(array, index) else { return false }
  return store(node.cName, value)
}

/// The text under a key.
@discardableResult public func CGPDFDictionaryGetString(
  _ dict: CGPDFDictionaryRef?, _ key: UnsafePointer<CChar>, _ value: UnsafeMutablePointer<CGPDFStringRef?>?
) -> Bool {
  guard let node = entry(dict, key) else { return false }
  return store(node.pointer(of: .string), value)
}

/// The text at a place.
@discardableResult public func CGPDFArrayGetString(
  _ array: CGPDFArrayRef?, _ index: Int, _ value: UnsafeMutablePointer<CGPDFStringRef?>?
) -> Bool {
  guard let node = item(array, index) else { return false }
  return store(node.pointer(of: .string), value)
}

/// The array under a key.
@discardableResult public func CGPDFDictionaryGetArray(
  _ dict: CGPDFDictionaryRef?, _ key: UnsafePointer<CChar>, _ value: UnsafeMutablePointer<CGPDFArrayRef?>?
) -> Bool {
  guard let node = entry(dict, key) else { return false }
  return store(node.pointer(of: .array), value)
}

/// The array at a place.
@discardableResult public func CGPDFArrayGetArray(
  _ array: CGPDFArrayRef?, _ index: Int, _ value: UnsafeMutablePointer<CGPDFArrayRef?>?
) -> Bool {
  guard let node = item(array, index) else { return false }
  return store(node.pointer(of: .array), value)
}

/// The dictionary under a key.
@discardableResult public func CGPDFDictionaryGetDictionary(
  _ dict: CGPDFDictionaryRef?, _ key: UnsafePointer<CChar>, _ value: UnsafeMutablePointer<CGPDFDictionaryRef?>?
) -> Bool {
  guard let node = entry(dict, key) else { return false }
  return store(node.pointer(of: .dictionary), value)
}

/// The dictionary at a place.
@discardableResult public func CGPDFArrayGetDictionary(
  _ array: CGPDFArrayRef?, _ index: Int, _ value: UnsafeMutablePointer<CGPDFDictionaryRef?>?
) -> Bool {
  guard let node = item(array, index) else { return false }
  return store(node.pointer(of: .dictionary), value)
}

/// The stream under a key.
@discardableResult public func CGPDFDictionaryGetStream(
  _ dict: CGPDFDictionaryRef?, _ key: UnsafePointer<CChar>, _ value: UnsafeMutablePointer<CGPDFStreamRef?>?
) -> Bool {
  guard let node = entry(dict, key) else { return false }
  return store(node.pointer(of: .stream), value)
}

/// The stream at a place.
@discardableResult public func CGPDFArrayGetStream(
  _ array: CGPDFArrayRef?, _ index: Int, _ value: UnsafeMutablePointer<CGPDFStreamRef?>?
) -> Bool {
  guard let node = item(array, index) else { return false }
  return store(node.pointer(of: .stream), value)
}

/// Whether nothing is at a place.
@discardableResult public func CGPDFArrayGetNull(_ array: CGPDFArrayRef?, _ index: Int) -> Bool {
  item(array, index)?.type == .null
}
