// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation
internal import FoundationNetworking

/// Which tile: the world at `z` is 2ᶻ tiles a side, counted from the north-west.
public struct MKTileOverlayPath: Sendable, Hashable {
  public var x: Int
  public var y: Int
  public var z: Int
  /// Pixels a point.
  public var contentScaleFactor: CGFloat

  public init() { self.init(x: 0, y: 0, z: 0, contentScaleFactor: 1) }

  public init(x: Int, y: Int, z: Int, contentScaleFactor: CGFloat) {
    (self.x, self.y, self.z, self.contentScaleFactor) = (x, y, z, contentScaleFactor)
  }
}

/// Pictures that a server has of the map, as square tiles.
open class MKTileOverlay: NSObject, MKOverlay {
  /// Points. Defaults to 256 a side.
  open var tileSize = CGSize(width: 256, height: 256)
  /// Whether rows count from the south. Defaults to `false`.
  open var isGeometryFlipped = false
  /// Defaults to 0.
  open var minimumZ = 0
  /// Defaults to 21.
  open var maximumZ = 21
  /// Whether the map's own ground is not seen. Defaults to `false`.
  open var canReplaceMapContent = false
  /// An address with `{x}`, `{y}`, `{z}` and `{scale}`.
  open private(set) var urlTemplate: String?

  public init(urlTemplate URLTemplate: String?) {
    urlTemplate = URLTemplate
    super.init()
  }

  open var coordinate: CLLocationCoordinate2D { MKMapPoint(x: Mercator.side / 2, y: Mercator.side / 2).coordinate }
  open var boundingMapRect: MKMapRect { .world }

  /// An address that is none stops the app.
  open func url(forTilePath path: MKTileOverlayPath) -> URL {
    let y = isGeometryFlipped ? (1 << path.z) - 1 - path.y : path.y
    let address = (urlTemplate ?? "").replacing("{x}", with: "\(path.x)").replacing("{y}", with: "\(y)")
      .replacing("{z}", with: "\(path.z)").replacing("{scale}", with: "\(Int(path.contentScaleFactor))")
    guard let url = URL(string: address) else { fatalError("\(address) is no address of a tile") }
    return url
  }

  /// Overrides have tiles of their own; this one loads what `url(forTilePath:)` says.
  @preconcurrency open func loadTile(
    at path: MKTileOverlayPath, result: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) {
    URLSession.shared.dataTask(with: url(forTilePath: path)) { data, _, error in result(data, error) }.resume()
  }
}

/// Draws tiles.
open class MKTileOverlayRenderer: MKOverlayRenderer {
  public convenience init(tileOverlay overlay: MKTileOverlay) { self.init(overlay: overlay) }

  /// Asks for all tiles again.
  open func reloadData() { onChange?() }
}

/// The tiles that are seen, and no others.
final class TileOverlayView: OverlayView {
  private var tiles: [MKTileOverlayPath: UIImageView] = [:]

  init(_ renderer: MKTileOverlayRenderer) { super.init(renderer) }

  required init?(coder: NSCoder) { fatalError("not in nibs") }

  override func show(_ rect: MKMapRect, scale: Double, in bounds: CGRect, again: Bool) {
    super.show(rect, scale: scale, in: bounds, again: again)
    guard let overlay = renderer.overlay as? MKTileOverlay else { return }
    if again { drop(where: { _ in true }) }
    let exact = log2(Mercator.side * scale / Double(max(overlay.tileSize.width, 1)))
    let level = min(max(Int(exact.rounded()), overlay.minimumZ, 0), min(overlay.maximumZ, 24))
    let side = Mercator.side / Double(1 << level)
    let last = (1 << level) - 1
    let columns = max(Int(rect.minX / side), 0)...max(min(Int(rect.maxX / side), last), max(Int(rect.minX / side), 0))
    let rows = max(Int(rect.minY / side), 0)...max(min(Int(rect.maxY / side), last), max(Int(rect.minY / side), 0))
    drop { $0.z != level || !columns.contains($0.x) || !rows.contains($0.y) }
    // A tile is about as large as it says; more than a few hundred are never seen at once.
    guard columns.count * rows.count <= 1_000 else { return }
    let factor = traitCollection.displayScale
    for x in columns {
      for y in rows {
        let path = MKTileOverlayPath(x: x, y: y, z: level, contentScaleFactor: factor)
        let tile = tiles[path] ?? load(path, of: overlay)
        tile.frame = CGRect(
          x: (Double(x) * side - rect.minX) * scale, y: (Double(y) * side - rect.minY) * scale, width: side * scale,
          height: side * scale)
      }
    }
  }

  private func drop(where isGone: (MKTileOverlayPath) -> Bool) {
    for (path, tile) in tiles where isGone(path) {
      tile.removeFromSuperview()
      tiles[path] = nil
    }
  }

  private func load(_ path: MKTileOverlayPath, of overlay: MKTileOverlay) -> UIImageView {
    let tile = UIImageView()
    tiles[path] = tile
    addSubview(tile)
    overlay.loadTile(at: path) { data, _ in
      DispatchQueue.main.async { [weak tile] in tile?.image = data.flatMap { UIImage(data: $0) } }
    }
    return tile
  }
}
