// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// Weather that is made up of figures from 0 to 1.
struct Weather {
  enum Kind: CaseIterable {
    case sunny, partlyCloudy, cloudy, rainy, clearNight, snowy, stormy

    var name: String {
      switch self {
      case .sunny: "Sunny"
      case .partlyCloudy: "Partly Cloudy"
      case .cloudy: "Cloudy"
      case .rainy: "Rain"
      case .clearNight: "Clear"
      case .snowy: "Snow"
      case .stormy: "Thunderstorm"
      }
    }

    fileprivate var symbolName: String {
      switch self {
      case .sunny: "sun.max.fill"
      case .partlyCloudy: "cloud.sun.fill"
      case .cloudy: "cloud.fill"
      case .rainy: "cloud.rain.fill"
      case .clearNight: "moon.stars.fill"
      case .snowy: "cloud.snow.fill"
      case .stormy: "cloud.bolt.rain.fill"
      }
    }

    /// The colours of a symbol's levels.
    fileprivate var colors: [UIColor] {
      switch self {
      case .sunny: [.systemYellow]
      case .partlyCloudy: [.white, .systemYellow]
      case .cloudy, .snowy: [.white]
      case .rainy: [.white, .systemCyan]
      case .clearNight: [.white, .systemYellow]
      case .stormy: [.white, .systemYellow, .systemCyan]
      }
    }
  }

  private let figures: [Double]

  init(figures: [Double]) {
    // There is weather even where nothing was measured.
    self.figures = figures.isEmpty ? [0.1] : figures
  }

  private func figure(_ index: Int) -> Double { figures[index % figures.count] }

  var kind: Kind { kind(of: figure(0)) }

  private func kind(of figure: Double) -> Kind {
    let all = Kind.allCases
    return all[min(Int(figure * Double(all.count)), all.count - 1)]
  }

  /// The kind of weather in some hours: mostly as it is now.
  func kind(at hour: Int) -> Kind {
    guard hour > 0, figure(hour + 8) > 0.55 else { return kind }
    switch kind {
    case .sunny: return .partlyCloudy
    case .partlyCloudy: return figure(hour) > 0.5 ? .sunny : .cloudy
    case .cloudy: return figure(hour) > 0.5 ? .partlyCloudy : .rainy
    case .rainy, .snowy: return .cloudy
    case .clearNight: return .clearNight
    case .stormy: return .rainy
    }
  }

  var degrees: Int {
    let (coldest, warmest) = kind == .snowy ? (-9.0, 0.0) : (9.0, 29.0)
    return Int((coldest + figure(1) * (warmest - coldest)).rounded())
  }

  var highest: Int { degrees + 2 + Int(figure(2) * 4) }
  var lowest: Int { degrees - 4 - Int(figure(3) * 4) }

  /// What an hour is called, and how warm it will be.
  func hour(_ index: Int) -> (time: String, degrees: Int) {
    let start = kind == .clearNight ? 22 : 10
    let time = index == 0 ? "Now" : "\((start + index) % 24)"
    let change = index == 0 ? 0 : Int((figure(index + 3) * 4).rounded()) - (kind == .clearNight ? index / 2 + 2 : 1)
    return (time, degrees + change)
  }

  var sky: (UIColor, UIColor) {
    switch kind {
    case .sunny: Palette.clearSky
    case .partlyCloudy: figure(4) > 0.6 ? Palette.eveningSky : Palette.clearSky
    case .cloudy: Palette.greySky
    case .rainy, .stormy: Palette.rainySky
    case .clearNight: Palette.nightSky
    case .snowy: Palette.snowySky
    }
  }

  func symbol(for kind: Kind) -> UIImage? {
    UIImage(
      systemName: kind.symbolName, withConfiguration: UIImage.SymbolConfiguration(paletteColors: kind.colors))
  }
}
