// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

// Films are neither read nor written here.

@available(*, unavailable, message: "films are not put together here; leave this out with #if !os(Linux)")
open class AVVideoComposition: NSObject {}

@available(*, unavailable, message: "films are not put together here; leave this out with #if !os(Linux)")
open class AVMutableVideoComposition: NSObject {}

@available(*, unavailable, message: "films are not written here; leave this out with #if !os(Linux)")
open class AVAssetWriter: NSObject {}

@available(*, unavailable, message: "films are not read here; leave this out with #if !os(Linux)")
open class AVAssetReader: NSObject {}
