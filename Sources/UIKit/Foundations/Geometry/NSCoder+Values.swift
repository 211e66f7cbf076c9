// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Geometry in archives: what is not there is zero. Foundation writes points, sizes and rectangles.

extension NSCoder {
  public func encode(_ vector: CGVector, forKey key: String) { encode(NSCoder.string(for: vector), forKey: key) }
  public func encode(_ transform: CGAffineTransform, forKey key: String) {
    encode(NSCoder.string(for: transform), forKey: key)
  }
  public func encode(_ insets: UIEdgeInsets, forKey key: String) { encode(NSCoder.string(for: insets), forKey: key) }
  public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
    encode(NSCoder.string(for: insets), forKey: key)
  }
  public func encode(_ offset: UIOffset, forKey key: String) { encode(NSCoder.string(for: offset), forKey: key) }

  public func decodeCGPoint(forKey key: String) -> CGPoint {
    containsValue(forKey: key) ? decodePoint(forKey: key) : .zero
  }
  public func decodeCGVector(forKey key: String) -> CGVector { geometry(key, NSCoder.cgVector(for:)) ?? .zero }
  public func decodeCGSize(forKey key: String) -> CGSize {
    containsValue(forKey: key) ? decodeSize(forKey: key) : .zero
  }
  public func decodeCGRect(forKey key: String) -> CGRect {
    containsValue(forKey: key) ? decodeRect(forKey: key) : .zero
  }
  /// The identity where there is none.
  public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
    geometry(key, NSCoder.cgAffineTransform(for:)) ?? .identity
  }
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
    geometry(key, NSCoder.uiEdgeInsets(for:)) ?? .zero
  }
  public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
    geometry(key, NSCoder.nsDirectionalEdgeInsets(for:)) ?? .zero
  }
  public func decodeUIOffset(forKey key: String) -> UIOffset { geometry(key, NSCoder.uiOffset(for:)) ?? .zero }

  private func geometry<Value>(_ key: String, _ read: (String) -> Value) -> Value? {
    // Foundation on Linux stops where there is nothing.
    guard containsValue(forKey: key) else { return nil }
    return decodeObject(of: NSString.self, forKey: key).map { read($0 as String) }
  }
}
