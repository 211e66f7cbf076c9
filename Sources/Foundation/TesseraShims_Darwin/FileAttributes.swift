// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CTesseraRuntime
public import Glibc

// Attributes of files beside their content. Linux keeps those of programs under names that begin with `user.`, which is added
// and taken away here, and has no parts of them: `position` is 0.

/// Asks for a link's own attributes.
public var XATTR_NOFOLLOW: Int32 { 0x0001 }
/// Fails where the attribute is there.
public var XATTR_CREATE: Int32 { 0x0002 }
/// Fails where the attribute is not there.
public var XATTR_REPLACE: Int32 { 0x0004 }
/// The attribute is not there.
public var ENOATTR: Int32 { ENODATA }

@discardableResult
public func setxattr(
  _ path: UnsafePointer<CChar>!, _ name: UnsafePointer<CChar>!, _ value: UnsafeRawPointer!, _ size: Int,
  _ position: UInt32, _ options: Int32
) -> Int32 {
  set(path, -1, name, value, size, position, options)
}

@discardableResult
public func fsetxattr(
  _ fd: Int32, _ name: UnsafePointer<CChar>!, _ value: UnsafeRawPointer!, _ size: Int, _ position: UInt32,
  _ options: Int32
) -> Int32 {
  set(nil, fd, name, value, size, position, options)
}

public func getxattr(
  _ path: UnsafePointer<CChar>!, _ name: UnsafePointer<CChar>!, _ value: UnsafeMutableRawPointer!, _ size: Int,
  _ position: UInt32, _ options: Int32
) -> Int {
  get(path, -1, name, value, size, position, options)
}

public func fgetxattr(
  _ fd: Int32, _ name: UnsafePointer<CChar>!, _ value: UnsafeMutableRawPointer!, _ size: Int, _ position: UInt32,
  _ options: Int32
) -> Int {
  get(nil, fd, name, value, size, position, options)
}

@discardableResult
public func removexattr(
  _ path: UnsafePointer<CChar>!, _ name: UnsafePointer<CChar>!, _ options: Int32
) -> Int32 {
  tessera_remove_attribute(path, -1, linuxName(name), options & XATTR_NOFOLLOW)
}

@discardableResult
public func fremovexattr(_ fd: Int32, _ name: UnsafePointer<CChar>!, _ options: Int32) -> Int32 {
  tessera_remove_attribute(nil, fd, linuxName(name), 0)
}

/// Writes the names of a file's attributes, each with a zero behind it.
///
/// - Returns: How many bytes they take, also where `namebuff` is `nil`; -1 where they have no room.
public func listxattr(
  _ path: UnsafePointer<CChar>!, _ namebuff: UnsafeMutablePointer<CChar>!, _ size: Int, _ options: Int32
) -> Int {
  list(path, -1, namebuff, size, options)
}

public func flistxattr(
  _ fd: Int32, _ namebuff: UnsafeMutablePointer<CChar>!, _ size: Int, _ options: Int32
) -> Int {
  list(nil, fd, namebuff, size, options)
}

private let prefix = "user."

private func linuxName(_ name: UnsafePointer<CChar>?) -> String { prefix + (name.map { String(cString: $0) } ?? "") }

private func set(
  _ path: UnsafePointer<CChar>?, _ file: Int32, _ name: UnsafePointer<CChar>?, _ value: UnsafeRawPointer?,
  _ size: Int, _ position: UInt32, _ options: Int32
) -> Int32 {
  guard position == 0 else {
    errno = EINVAL
    return -1
  }
  // Linux's flags are half of Darwin's.
  return tessera_set_attribute(
    path, file, linuxName(name), value, size, (options & (XATTR_CREATE | XATTR_REPLACE)) >> 1,
    options & XATTR_NOFOLLOW)
}

private func get(
  _ path: UnsafePointer<CChar>?, _ file: Int32, _ name: UnsafePointer<CChar>?, _ value: UnsafeMutableRawPointer?,
  _ size: Int, _ position: UInt32, _ options: Int32
) -> Int {
  guard position == 0 else {
    errno = EINVAL
    return -1
  }
  return tessera_get_attribute(path, file, linuxName(name), value, value == nil ? 0 : size, options & XATTR_NOFOLLOW)
}

private func list(
  _ path: UnsafePointer<CChar>?, _ file: Int32, _ names: UnsafeMutablePointer<CChar>?, _ size: Int, _ options: Int32
) -> Int {
  let needed = tessera_list_attributes(path, file, nil, 0, options & XATTR_NOFOLLOW)
  guard needed > 0 else { return needed }
  var bytes = [CChar](repeating: 0, count: needed)
  let count = tessera_list_attributes(path, file, &bytes, needed, options & XATTR_NOFOLLOW)
  guard count > 0 else { return count }
  var own: [CChar] = []
  for name in bytes[..<count].split(separator: 0) {
    let text = String(decoding: name.map(UInt8.init(bitPattern:)), as: UTF8.self)
    guard text.hasPrefix(prefix) else { continue }
    own += String(text.dropFirst(prefix.count)).utf8CString
  }
  guard let names else { return own.count }
  guard size >= own.count else {
    errno = ERANGE
    return -1
  }
  for (index, byte) in own.enumerated() { names[index] = byte }
  return own.count
}
