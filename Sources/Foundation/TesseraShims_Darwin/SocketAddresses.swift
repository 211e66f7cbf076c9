// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Glibc

// Darwin's addresses of sockets begin with their own length, which Linux's do not have.

extension sockaddr_in {
  /// The length of the structure: what it is here, whatever is set.
  public var sin_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in>.size) }
    set {}
  }

  public init(
    sin_len: UInt8, sin_family: sa_family_t, sin_port: in_port_t, sin_addr: in_addr,
    sin_zero: (Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8)
  ) {
    self.init()
    (self.sin_family, self.sin_port, self.sin_addr) = (sin_family, sin_port, sin_addr)
  }
}

extension sockaddr_in6 {
  /// The length of the structure: what it is here, whatever is set.
  public var sin6_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in6>.size) }
    set {}
  }
}

extension sockaddr {
  /// The length of the structure: what it is here, whatever is set.
  public var sa_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr>.size) }
    set {}
  }
}
