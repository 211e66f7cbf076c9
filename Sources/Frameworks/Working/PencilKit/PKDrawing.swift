// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import UIKit

/// Lines, the newest last.
public struct PKDrawing: Equatable, Codable, Sendable {
  public var strokes: [PKStroke]

  public init() { strokes = [] }
  public init<Strokes: Sequence>(strokes: Strokes) where Strokes.Element == PKStroke { self.strokes = Array(strokes) }

  /// The drawing of what ``dataRepresentation()`` gave; drawings of other systems cannot be read.
  public init(data: Data) throws {
    guard let kept = try? PropertyListDecoder().decode(Kept.self, from: data), kept.form == Kept.form else {
      throw CocoaError(.fileReadCorruptFile)
    }
    strokes = kept.strokes.map(\.stroke)
  }

  public func dataRepresentation() -> Data {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    // Numbers and texts only, which can always be written.
    return (try? encoder.encode(Kept(form: Kept.form, strokes: strokes.map(Kept.Stroke.init)))) ?? Data()
  }

  public init(from decoder: any Decoder) throws {
    try self.init(data: try decoder.singleValueContainer().decode(Data.self))
  }
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(dataRepresentation())
  }

  public static func == (left: PKDrawing, right: PKDrawing) -> Bool {
    left.strokes.map(Kept.Stroke.init) == right.strokes.map(Kept.Stroke.init)
  }

  /// Where something is drawn; empty where nothing is.
  public var bounds: CGRect {
    let all = strokes.reduce(CGRect.null) { $0.union($1.renderBounds) }
    return all.isNull ? .zero : all
  }

  public mutating func append(_ drawing: PKDrawing) { strokes += drawing.strokes }
  public func appending(_ drawing: PKDrawing) -> PKDrawing { PKDrawing(strokes: strokes + drawing.strokes) }
  public mutating func transform(using transform: CGAffineTransform) {
    for index in strokes.indices { strokes[index].transform = strokes[index].transform.concatenating(transform) }
  }
  public func transformed(using transform: CGAffineTransform) -> PKDrawing {
    var drawing = self
    drawing.transform(using: transform)
    return drawing
  }

  /// A picture of a part, in the colours of the interface at present.
  @preconcurrency @MainActor public func image(from rect: CGRect, scale: CGFloat) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale > 0 ? scale : UITraitCollection.current.displayScale
    format.opaque = false
    let isDark = UITraitCollection.current.userInterfaceStyle == .dark
    return UIGraphicsImageRenderer(size: rect.size, format: format).image { context in
      context.cgContext.translateBy(x: -rect.minX, y: -rect.minY)
      for stroke in strokes where stroke.renderBounds.intersects(rect) { stroke.draw(isDark: isDark) }
    }
  }
}

/// A drawing as it is written.
private struct Kept: Codable {
  static let form = "Tessera drawing 1"

  struct Stroke: Codable, Equatable {
    var ink: String
    var color: [Double]
    var transform: [Double]
    var date: Date
    var points: [[Double]]

    init(_ stroke: PKStroke) {
      ink = stroke.ink.inkType.rawValue
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      stroke.ink.color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      color = [red, green, blue, alpha].map(Double.init)
      let matrix = stroke.transform
      transform = [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty].map(Double.init)
      date = stroke.path.creationDate
      points = stroke.path.map { point in
        [
          Double(point.location.x), Double(point.location.y), point.timeOffset, Double(point.size.width),
          Double(point.size.height), Double(point.opacity), Double(point.force), Double(point.azimuth),
          Double(point.altitude),
        ]
      }
    }

    var stroke: PKStroke {
      let shade = color.count == 4 ? color.map { CGFloat($0) } : [0, 0, 0, 1]
      let matrix = transform.count == 6 ? transform.map { CGFloat($0) } : [1, 0, 0, 1, 0, 0]
      let points = points.filter { $0.count == 9 }.map { all in
        PKStrokePoint(
          location: CGPoint(x: all[0], y: all[1]), timeOffset: all[2], size: CGSize(width: all[3], height: all[4]),
          opacity: CGFloat(all[5]), force: CGFloat(all[6]), azimuth: CGFloat(all[7]), altitude: CGFloat(all[8]))
      }
      return PKStroke(
        ink: PKInk(
          PKInk.InkType(rawValue: ink) ?? .pen,
          color: UIColor(red: shade[0], green: shade[1], blue: shade[2], alpha: shade[3])),
        path: PKStrokePath(controlPoints: points, creationDate: date),
        transform: CGAffineTransform(
          a: matrix[0], b: matrix[1], c: matrix[2], d: matrix[3], tx: matrix[4], ty: matrix[5]))
    }
  }

  var form: String
  var strokes: [Stroke]
}
