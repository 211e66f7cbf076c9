// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A structure that dictionaries and key paths hold in an `NSValue`, out of which a cast takes it: `info[key] as? CGRect`.
///
/// Apple's libraries have this for their geometry; Foundation on Linux leaves it out.
public protocol _TesseraValueBoxable: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
  /// The structure in an object of its own.
  var _boxed: NSValue { get }
  /// What an object holds, if that is such a structure.
  static func _unboxed(_ value: NSValue) -> Self?
}

extension _TesseraValueBoxable {
  public func _bridgeToObjectiveC() -> NSValue { _boxed }

  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) { result = _unboxed(source) }

  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) -> Bool {
    result = _unboxed(source)
    return result != nil
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
    guard let source, let value = _unboxed(source) else {
      fatalError(
        "this NSValue holds \(source.map { String(cString: $0.objCType) } ?? "nothing"), which is no \(Self.self)")
    }
    return value
  }
}

extension NSValue {
  /// The kind of structure that Foundation says it holds.
  package func holds(_ type: String) -> Bool { String(cString: objCType).hasPrefix("{\(type)=") }

  /// An object of numbers, which is how those structures are kept that Foundation on Linux knows nothing of.
  package convenience init(numbers: [CGFloat]) {
    var all = numbers.map(Double.init)
    self.init(bytes: &all, objCType: "[\(all.count)d]")
  }

  /// The numbers, where it has so many of them and is no structure of Foundation's.
  package func numbers(count: Int) -> [CGFloat]? {
    guard String(cString: objCType) == "[\(count)d]" else { return nil }
    var all = [Double](repeating: 0, count: count)
    getValue(&all)
    return all.map { CGFloat($0) }
  }
}

extension CGRect: @retroactive _ObjectiveCBridgeable, _TesseraValueBoxable {
  public var _boxed: NSValue { NSValue(rect: self) }
  public static func _unboxed(_ value: NSValue) -> CGRect? { value.holds("CGRect") ? value.rectValue : nil }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable, _TesseraValueBoxable {
  public var _boxed: NSValue { NSValue(point: self) }
  public static func _unboxed(_ value: NSValue) -> CGPoint? { value.holds("CGPoint") ? value.pointValue : nil }
}

extension CGSize: @retroactive _ObjectiveCBridgeable, _TesseraValueBoxable {
  public var _boxed: NSValue { NSValue(size: self) }
  public static func _unboxed(_ value: NSValue) -> CGSize? { value.holds("CGSize") ? value.sizeValue : nil }
}

extension NSRange: @retroactive _ObjectiveCBridgeable, _TesseraValueBoxable {
  public var _boxed: NSValue { NSValue(range: self) }
  public static func _unboxed(_ value: NSValue) -> NSRange? { value.holds("_NSRange") ? value.rangeValue : nil }
}

extension CGVector: _TesseraValueBoxable {
  public var _boxed: NSValue { NSValue(numbers: [dx, dy]) }
  public static func _unboxed(_ value: NSValue) -> CGVector? {
    value.numbers(count: 2).map { CGVector(dx: $0[0], dy: $0[1]) }
  }
}

extension CGAffineTransform: _TesseraValueBoxable {
  public var _boxed: NSValue { NSValue(numbers: [a, b, c, d, tx, ty]) }
  public static func _unboxed(_ value: NSValue) -> CGAffineTransform? {
    value.numbers(count: 6).map { CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5]) }
  }
}
