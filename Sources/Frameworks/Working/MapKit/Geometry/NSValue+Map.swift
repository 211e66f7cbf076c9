// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

// Places as objects, kept as arrays of numbers, which is what Foundation on Linux has values of.
extension NSValue {
  public convenience init(mkCoordinate coordinate: CLLocationCoordinate2D) {
    self.init(pair: coordinate.latitude, coordinate.longitude)
  }
  public convenience init(mkCoordinateSpan span: MKCoordinateSpan) {
    self.init(pair: span.latitudeDelta, span.longitudeDelta)
  }

  public var mkCoordinateValue: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: pair.0, longitude: pair.1)
  }
  public var mkCoordinateSpanValue: MKCoordinateSpan { MKCoordinateSpan(latitudeDelta: pair.0, longitudeDelta: pair.1) }

  private convenience init(pair first: Double, _ second: Double) {
    var numbers = [first, second]
    self.init(bytes: &numbers, objCType: "[2d]")
  }

  /// The numbers of a value that has two; any other is a programmer error, and reading it would write past the end.
  private var pair: (Double, Double) {
    let held = String(cString: objCType)
    guard held == "[2d]" else { fatalError("this NSValue holds \(held), which is no place") }
    var numbers = [0.0, 0]
    getValue(&numbers)
    return (numbers[0], numbers[1])
  }
}
