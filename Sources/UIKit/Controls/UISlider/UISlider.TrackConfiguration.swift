// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension UISlider {
  /// How a slider looks.
  public enum Style: Int, Sendable {
    case `default` = 0
    /// A bar without a knob, which a finger moves wherever it comes down.
    case thumbless = 1
  }

  /// Where a slider's values may be, and which of them are marked. Places are shares of the track, 0…1.
  public struct TrackConfiguration: Hashable, @unchecked Sendable {
    /// A place that is marked below the track.
    public struct Tick: Hashable, @unchecked Sendable {
      /// The share of the track, 0…1.
      public let position: Float
      /// What assistive technology says of the place; `nil` for its value.
      public var title: String?
      /// Stands below the track in place of a dot.
      public var image: UIImage?

      public init(position: Float, title: String? = nil, image: UIImage? = nil) {
        self.position = position
        self.title = title
        self.image = image
      }
    }

    /// Whether people can choose marked values alone. Defaults to `true`.
    public var allowsTickValuesOnly: Bool
    /// Where the filled part of the track begins. Defaults to 0.
    public var neutralValue: Float
    /// What people can choose. Defaults to all of the track.
    public var enabledRange: ClosedRange<Float>
    public let ticks: [Tick]

    public init(
      allowsTickValuesOnly: Bool = true, neutralValue: Float = 0, enabledRange: ClosedRange<Float> = 0...1,
      ticks: [Tick]
    ) {
      self.allowsTickValuesOnly = allowsTickValuesOnly
      self.neutralValue = neutralValue
      self.enabledRange = enabledRange
      self.ticks = ticks
    }

    /// Marks places at equal distances, the ends among them.
    public init(
      allowsTickValuesOnly: Bool = true, neutralValue: Float = 0, enabledRange: ClosedRange<Float> = 0...1,
      numberOfTicks: Int
    ) {
      let ticks = (0..<max(numberOfTicks, 0)).map { index in
        Tick(position: numberOfTicks > 1 ? Float(index) / Float(numberOfTicks - 1) : 0)
      }
      self.init(
        allowsTickValuesOnly: allowsTickValuesOnly, neutralValue: neutralValue, enabledRange: enabledRange, ticks: ticks
      )
    }

    /// The nearest share that people can choose.
    func allowed(_ share: Float) -> Float {
      let within = min(max(share, enabledRange.lowerBound), enabledRange.upperBound)
      guard allowsTickValuesOnly else { return within }
      let places = ticks.map(\.position).filter(enabledRange.contains)
      return places.min { abs($0 - within) < abs($1 - within) } ?? within
    }

    /// The mark at a share.
    func tick(at share: Float) -> Tick? { ticks.first { abs($0.position - share) < 1e-4 } }
  }
}
