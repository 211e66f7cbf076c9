// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Names of Core Foundation that source meets with in drawing: `colors as CFArray`. Apple's are classes of their own, to
// which Swift's values go over by `as`; here, where there is none, the names stand for the values themselves.

/// Any values in a row.
public typealias CFArray = [Any]
/// Bytes.
public typealias CFData = Data
/// Values by their keys.
public typealias CFDictionary = [AnyHashable: Any]
/// Text.
public typealias CFString = String
/// An address.
public typealias CFURL = URL
