// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// What C's macros say of where an app runs: on a device with iOS.

public var TARGET_OS_SIMULATOR: Int32 { 0 }
public var TARGET_IPHONE_SIMULATOR: Int32 { 0 }
public var TARGET_OS_IPHONE: Int32 { 1 }
public var TARGET_OS_IOS: Int32 { 1 }
