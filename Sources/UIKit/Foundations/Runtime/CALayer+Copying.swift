// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CTesseraRuntime
internal import QuartzCore

// Presentation copies of layers whose classes an app made; TesseraRuntime.h says how.
extension CALayer {
  /// Gives QuartzCore the means to copy layers of any class, and to ask them for what they expose, once.
  static let canCopyAnyClass: Void = {
    copyMaker = { copy(of: $0) }
    exposedProperties = TabledProperties()
  }()

  /// A copy made by the `init(layer:)` of the layer's class. A class that has a designated initialiser of its own and
  /// does not override that one stops with Swift's message, as on iOS.
  private static func copy(of layer: CALayer) -> CALayer? {
    let argument = UnsafeMutablePointer<Any>.allocate(capacity: 1)
    argument.initialize(to: layer)
    // The initialiser takes the value along; only the memory is left.
    defer { argument.deallocate() }
    let type = unsafeBitCast(Swift.type(of: layer), to: UnsafeRawPointer.self)
    return tessera_copy_layer(type, argument).map { Unmanaged<CALayer>.fromOpaque($0).takeRetainedValue() }
  }
}

/// What apps' layer classes expose to Objective-C, from the tables that the translator wrote.
private struct TabledProperties: ExposedProperties {
  func value(_ key: String, of layer: CALayer) -> Any? { _TesseraClassTable.key(named: key, for: layer)?.get(layer) }

  func set(_ value: Any?, _ key: String, of layer: CALayer) -> Bool {
    _TesseraClassTable.key(named: key, for: layer)?.set?(layer, value) ?? false
  }
}
