// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreGraphics

/// Told that a delegate is gone.
///
/// As the others, a function of C on Apple's platforms; here, where a `CGFloat` is no number of C, one of Swift.
public typealias CTRunDelegateDeallocateCallback = (UnsafeMutableRawPointer) -> Void
public typealias CTRunDelegateGetAscentCallback = (UnsafeMutableRawPointer) -> CGFloat
public typealias CTRunDelegateGetDescentCallback = (UnsafeMutableRawPointer) -> CGFloat
public typealias CTRunDelegateGetWidthCallback = (UnsafeMutableRawPointer) -> CGFloat

/// How a run delegate is asked for the room that its characters take. Each is handed the delegate's `refCon`.
public struct CTRunDelegateCallbacks {
  public var version: CFIndex
  public var dealloc: CTRunDelegateDeallocateCallback
  public var getAscent: CTRunDelegateGetAscentCallback
  public var getDescent: CTRunDelegateGetDescentCallback
  public var getWidth: CTRunDelegateGetWidthCallback

  public init(
    version: CFIndex, dealloc: @escaping (UnsafeMutableRawPointer) -> Void,
    getAscent: @escaping (UnsafeMutableRawPointer) -> CGFloat,
    getDescent: @escaping (UnsafeMutableRawPointer) -> CGFloat,
    getWidth: @escaping (UnsafeMutableRawPointer) -> CGFloat
  ) {
    self.version = version
    self.dealloc = dealloc
    self.getAscent = getAscent
    self.getDescent = getDescent
    self.getWidth = getWidth
  }
}

public var kCTRunDelegateVersion1: CFIndex { 1 }
public var kCTRunDelegateCurrentVersion: CFIndex { 1 }

/// Says how much room characters take, so that something else can be drawn in their place.
public final class CTRunDelegate {
  let callbacks: CTRunDelegateCallbacks
  let refCon: UnsafeMutableRawPointer?

  init(_ callbacks: CTRunDelegateCallbacks, _ refCon: UnsafeMutableRawPointer?) {
    (self.callbacks, self.refCon) = (callbacks, refCon)
  }

  deinit { callbacks.dealloc(pointer) }

  /// Functions of C take a pointer; where there is none, one that leads nowhere.
  private var pointer: UnsafeMutableRawPointer { refCon ?? UnsafeMutableRawPointer(bitPattern: 8)! }

  /// The room, its origin on the baseline, y up.
  var bounds: CGRect {
    let (ascent, descent) = (callbacks.getAscent(pointer), callbacks.getDescent(pointer))
    return CGRect(x: 0, y: -descent, width: max(callbacks.getWidth(pointer), 0), height: max(ascent + descent, 0))
  }
}

/// Makes a delegate; `nil` for a version that is not known.
public func CTRunDelegateCreate(
  _ callbacks: UnsafePointer<CTRunDelegateCallbacks>, _ refCon: UnsafeMutableRawPointer?
) -> CTRunDelegate? {
  callbacks.pointee.version == kCTRunDelegateVersion1 ? CTRunDelegate(callbacks.pointee, refCon) : nil
}

/// What the delegate was made with.
public func CTRunDelegateGetRefCon(_ runDelegate: CTRunDelegate) -> UnsafeMutableRawPointer? { runDelegate.refCon }
