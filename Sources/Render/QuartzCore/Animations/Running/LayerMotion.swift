// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import RenderProtocol

/// A layer's time space and its animations; layers have one only once they need it.
@MainActor final class LayerMotion {
  var timing = MediaTiming.layer
  /// By their sequence numbers.
  private var animations: [UInt64: RunningAnimation] = [:]
  private var sequences: [String: UInt64] = [:]
  private var lastIdentifier: UInt32 = 0

  var isEmpty: Bool { animations.isEmpty }

  /// The animations in the order of adding.
  var ordered: [RunningAnimation] {
    animations.count < 2 ? Array(animations.values) : animations.values.sorted { $0.sequence < $1.sequence }
  }

  /// The names of the animations that have one, in the order of adding.
  var keys: [String] { ordered.compactMap(\.key) }

  subscript(key: String) -> RunningAnimation? {
    sequences[key].flatMap { animations[$0] }
  }

  func insert(_ animation: RunningAnimation) {
    animations[animation.sequence] = animation
    if let key = animation.key { sequences[key] = animation.sequence }
  }

  func remove(_ animation: RunningAnimation) {
    guard animations.removeValue(forKey: animation.sequence) != nil else { return }
    if let key = animation.key, sequences[key] == animation.sequence { sequences[key] = nil }
  }

  func removeAll() -> [RunningAnimation] {
    let all = ordered
    animations = [:]
    sequences = [:]
    return all
  }

  /// Names for that many animations on the wire, ascending.
  func makeIdentifiers(for wire: inout [LayerAnimation]) {
    for index in wire.indices {
      lastIdentifier += 1
      wire[index].identifier = lastIdentifier
    }
  }

  /// More than this many a server need not take; of more, those added first are not told.
  private static let mostOnTheWire = 1 << 10

  /// What is told to the render servers.
  var wire: [LayerAnimation] { Array(ordered.flatMap(\.wire).suffix(Self.mostOnTheWire)) }

  /// The pictures that the animations show.
  var pictures: [CGImage] { ordered.flatMap(\.animation.pictures) }

  /// The same, with what waits as if it began at `time` of the layer.
  func wire(at time: CFTimeInterval) -> [LayerAnimation] {
    ordered.flatMap { $0.wire(startingAt: time) }
  }

  /// The names of the app's own properties that move.
  var ownKeys: Set<String> { Set(animations.values.flatMap(\.ownKeys)) }

  /// What moves one of them, in the order of adding.
  func own(_ key: String, at time: CFTimeInterval) -> [LayerAnimation] {
    ordered.flatMap { $0.own(key, startingAt: time) }
  }
}
