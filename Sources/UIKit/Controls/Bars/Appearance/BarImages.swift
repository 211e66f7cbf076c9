// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Pictures that an app set for a bar by where the bar is and how much height there is.
struct BarImages {
  private struct Key: Hashable {
    let position: UIBarPosition
    let metrics: UIBarMetrics
  }

  private var images: [Key: UIImage] = [:]

  var isEmpty: Bool { images.isEmpty }

  /// What was set for exactly this place.
  subscript(position: UIBarPosition, metrics: UIBarMetrics) -> UIImage? {
    get { images[Key(position: position, metrics: metrics)] }
    set { images[Key(position: position, metrics: metrics)] = newValue }
  }

  /// What a bar shows at a place: the picture that was set for it, else the one for any.
  func shown(at position: UIBarPosition, _ metrics: UIBarMetrics) -> UIImage? {
    self[position, metrics] ?? self[.any, metrics]
  }
}
