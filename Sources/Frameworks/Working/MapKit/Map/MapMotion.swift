// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Moves a map from where it looks to another place, or lets it run out after a pan.
@MainActor final class MapMotion {
  private weak var map: MKMapView?
  private let start: (middle: MKMapPoint, scale: Double)
  private let target: (middle: MKMapPoint, scale: Double)
  private let duration: Double
  private var begin: Double?
  private var link: CADisplayLink?
  private let isThrow: Bool

  /// Seconds.
  private static let moveTime = 0.45
  private static let throwTime = 0.9

  init(of map: MKMapView, to point: MKMapPoint, scale: Double, isThrow: Bool = false) {
    self.map = map
    start = (map.middle, map.scale)
    target = (point, scale)
    duration = isThrow ? Self.throwTime : Self.moveTime
    self.isThrow = isThrow
    // People's own moves are told when they begin.
    if !isThrow { map.delegate?.mapView(map, regionWillChangeAnimated: true) }
    let link = CADisplayLink { [weak self] in self?.step($0) }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func step(_ link: CADisplayLink) {
    guard let map else { return link.invalidate() }
    let begin = self.begin ?? link.timestamp
    self.begin = begin
    let time = min((link.timestamp - begin) / duration, 1)
    // A throw slows down all the time, a move begins and ends gently.
    let part = isThrow ? 1 - pow(1 - time, 3) : time * time * (3 - 2 * time)
    // Scales change by factors; a zoom that keeps a place keeps it all the way.
    let scale = start.scale * pow(target.scale / start.scale, part)
    let way =
      abs(target.scale / start.scale - 1) < 1e-9
      ? part : (1 / start.scale - 1 / scale) / (1 / start.scale - 1 / target.scale)
    map.look(
      at: MKMapPoint(
        x: start.middle.x + (target.middle.x - start.middle.x) * way,
        y: start.middle.y + (target.middle.y - start.middle.y) * way), scale: scale)
    if time == 1 { end() }
  }

  /// Ends where the map is now.
  func end() {
    guard let link else { return }
    link.invalidate()
    self.link = nil
    guard let map else { return }
    if map.motion === self { map.motion = nil }
    map.delegate?.mapView(map, regionDidChangeAnimated: !isThrow)
  }
}
