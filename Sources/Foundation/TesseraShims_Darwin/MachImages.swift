// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CTesseraRuntime
internal import Foundation
internal import Glibc

// The images of a process: its executable and libraries. They are files of ELF, so the header of each is one of Mach-O
// without load commands, and no section is found.

public typealias cpu_type_t = integer_t
public typealias cpu_subtype_t = integer_t

public var MH_MAGIC: UInt32 { 0xfeed_face }
public var MH_CIGAM: UInt32 { 0xcefa_edfe }
public var MH_MAGIC_64: UInt32 { 0xfeed_facf }
public var MH_CIGAM_64: UInt32 { 0xcffa_edfe }
public var FAT_MAGIC: UInt32 { 0xcafe_babe }
public var FAT_CIGAM: UInt32 { 0xbeba_feca }
public var MH_EXECUTE: Int32 { 2 }
public var MH_DYLIB: Int32 { 6 }
public var MH_BUNDLE: Int32 { 8 }
public var MH_DYLIB_IN_CACHE: UInt32 { 0x8000_0000 }
public var MH_PIE: Int32 { 0x20_0000 }
public var CPU_TYPE_X86_64: cpu_type_t { 0x100_0007 }
public var CPU_TYPE_ARM64: cpu_type_t { 0x100_000c }
public var LC_SEGMENT: Int32 { 0x1 }
public var LC_SYMTAB: Int32 { 0x2 }
public var LC_ID_DYLIB: Int32 { 0xd }
public var LC_LOAD_DYLIB: Int32 { 0xc }
public var LC_SEGMENT_64: Int32 { 0x19 }
public var LC_UUID: Int32 { 0x1b }
public var LC_CODE_SIGNATURE: Int32 { 0x1d }
public var LC_ENCRYPTION_INFO: Int32 { 0x21 }
public var LC_ENCRYPTION_INFO_64: Int32 { 0x2c }
public var SEG_TEXT: String { "__TEXT" }
public var SEG_DATA: String { "__DATA" }
public var SEG_LINKEDIT: String { "__LINKEDIT" }
public var SECT_TEXT: String { "__text" }

/// The head of an image of 32 bits.
public struct mach_header: Sendable {
  public var magic: UInt32 = 0
  public var cputype: cpu_type_t = 0
  public var cpusubtype: cpu_subtype_t = 0
  public var filetype: UInt32 = 0
  /// How many load commands follow.
  public var ncmds: UInt32 = 0
  public var sizeofcmds: UInt32 = 0
  public var flags: UInt32 = 0

  public init() {}
}

/// The head of an image of 64 bits.
public struct mach_header_64: Sendable {
  public var magic: UInt32 = 0
  public var cputype: cpu_type_t = 0
  public var cpusubtype: cpu_subtype_t = 0
  public var filetype: UInt32 = 0
  /// How many load commands follow.
  public var ncmds: UInt32 = 0
  public var sizeofcmds: UInt32 = 0
  public var flags: UInt32 = 0
  public var reserved: UInt32 = 0

  public init() {}
}

/// The head of a load command.
public struct load_command: Sendable {
  public var cmd: UInt32 = 0
  public var cmdsize: UInt32 = 0

  public init() {}
}

/// A load command that says the image's identifier.
public struct uuid_command: Sendable {
  public var cmd: UInt32 = 0
  public var cmdsize: UInt32 = 0
  public var uuid:
    (
      UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
      UInt8, UInt8
    ) = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)

  public init() {}
}

/// A load command that says where a part of the image is put.
public struct segment_command_64: Sendable {
  public var cmd: UInt32 = 0
  public var cmdsize: UInt32 = 0
  public var segname:
    (
      CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar,
      CChar, CChar
    ) = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
  public var vmaddr: UInt64 = 0
  public var vmsize: UInt64 = 0
  public var fileoff: UInt64 = 0
  public var filesize: UInt64 = 0
  public var maxprot: vm_prot_t = 0
  public var initprot: vm_prot_t = 0
  public var nsects: UInt32 = 0
  public var flags: UInt32 = 0

  public init() {}
}

/// A load command that says whether the image is encrypted.
public struct encryption_info_command_64: Sendable {
  public var cmd: UInt32 = 0
  public var cmdsize: UInt32 = 0
  public var cryptoff: UInt32 = 0
  public var cryptsize: UInt32 = 0
  public var cryptid: UInt32 = 0
  public var pad: UInt32 = 0

  public init() {}
}

/// How many images the process has: its executable, which is the first, and its libraries.
public func _dyld_image_count() -> UInt32 { UInt32(Images.shared.now().count) }

/// The path of an image; `nil` where there are not so many.
public func _dyld_get_image_name(_ image_index: UInt32) -> UnsafePointer<CChar>! {
  Images.shared.image(image_index)?.name
}

/// The head of an image, of one without load commands; `nil` where there are not so many images.
public func _dyld_get_image_header(_ image_index: UInt32) -> UnsafePointer<mach_header>! {
  Images.shared.image(image_index).map { _ in
    UnsafeRawPointer(image_index == 0 ? Images.shared.executable : Images.shared.library)
      .assumingMemoryBound(to: mach_header.self)
  }
}

/// How far an image lies from where it was linked for, in bytes; 0 where there are not so many.
public func _dyld_get_image_vmaddr_slide(_ image_index: UInt32) -> Int {
  Images.shared.image(image_index)?.slide ?? 0
}

/// The bytes of a section; `nil`, since none is found.
public func getsectiondata(
  _ mhp: UnsafePointer<mach_header_64>!, _ segname: UnsafePointer<CChar>!, _ sectname: UnsafePointer<CChar>!,
  _ size: UnsafeMutablePointer<UInt>!
) -> UnsafeMutablePointer<UInt8>! {
  size?.pointee = 0
  return nil
}

/// The bytes of a segment; `nil`, since none is found.
public func getsegmentdata(
  _ mhp: UnsafePointer<mach_header_64>!, _ segname: UnsafePointer<CChar>!, _ size: UnsafeMutablePointer<UInt>!
) -> UnsafeMutablePointer<UInt8>! {
  size?.pointee = 0
  return nil
}

/// The path of the executable.
///
/// - Returns: 0, or -1 where there is too little room, and `bufsize` says how much it takes.
@discardableResult public func _NSGetExecutablePath(
  _ buf: UnsafeMutablePointer<CChar>!, _ bufsize: UnsafeMutablePointer<UInt32>!
) -> Int32 {
  let path = Array((Images.executablePath).utf8CString)
  guard Int(bufsize.pointee) >= path.count else {
    bufsize.pointee = UInt32(path.count)
    return -1
  }
  for (place, character) in path.enumerated() { buf[place] = character }
  return 0
}

/// The images as they are when asked, with names that stay.
private final class Images: @unchecked Sendable {
  static let shared = Images()
  static var executablePath: String {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
  }

  let executable = UnsafeMutablePointer<mach_header_64>.allocate(capacity: 1)
  let library = UnsafeMutablePointer<mach_header_64>.allocate(capacity: 1)
  private let lock = NSLock()
  private var names: [String: UnsafePointer<CChar>] = [:]

  private init() {
    var header = mach_header_64()
    header.magic = MH_MAGIC_64
    #if arch(arm64)
      header.cputype = CPU_TYPE_ARM64
    #else
      header.cputype = CPU_TYPE_X86_64
    #endif
    header.filetype = UInt32(MH_EXECUTE)
    executable.initialize(to: header)
    header.filetype = UInt32(MH_DYLIB)
    library.initialize(to: header)
  }

  func now() -> [(name: String, slide: Int)] {
    var found: [(name: String, slide: Int)] = []
    withUnsafeMutablePointer(to: &found) { list in
      tessera_each_image(
        { path, address, list in
          guard let path, let list else { return }
          list.assumingMemoryBound(to: [(name: String, slide: Int)].self).pointee
            .append((String(cString: path), Int(bitPattern: address)))
        }, list)
    }
    if !found.isEmpty, found[0].name.isEmpty { found[0].name = Self.executablePath }
    return found
  }

  func image(_ index: UInt32) -> (name: UnsafePointer<CChar>, slide: Int)? {
    let all = now()
    guard all.indices.contains(Int(index)) else { return nil }
    let image = all[Int(index)]
    return lock.withLock {
      if let known = names[image.name] { return (known, image.slide) }
      guard let copy = strdup(image.name) else { return nil }
      names[image.name] = UnsafePointer(copy)
      return (UnsafePointer(copy), image.slide)
    }
  }
}
