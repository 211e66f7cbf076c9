// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Which things of a map people may choose; there are none to choose.
public struct MKMapFeatureOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let pointsOfInterest = MKMapFeatureOptions(rawValue: 1 << 0)
  public static let territories = MKMapFeatureOptions(rawValue: 1 << 1)
  public static let physicalFeatures = MKMapFeatureOptions(rawValue: 1 << 2)
}

extension MKMapView {
  /// Kept: there is nothing of a map's own to choose.
  public var selectableMapFeatures: MKMapFeatureOptions {
    get { chosenFeatures }
    set { chosenFeatures = newValue }
  }
}
