// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreFoundation

/// An error of a stream or a host: a number within a domain.
public typealias CFStreamError = CoreFoundation.CFStreamError

/// Errors of the system, by `errno`.
public var kCFStreamErrorDomainPOSIX: CFIndex { 1 }
/// Errors of `getaddrinfo`, by its numbers.
public var kCFStreamErrorDomainNetDB: Int32 { 12 }
/// Errors of the system's own services.
public var kCFStreamErrorDomainSystemConfiguration: Int32 { 13 }
