// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// One tile of the mosaic: what it is about, how large it is, and what it says.
struct Widget: Hashable, Identifiable {
  /// How much room a widget asks for.
  enum Style: String, CaseIterable {
    /// As wide as the mosaic, as high as its content.
    case large
    /// Half the width.
    case square
    /// A quarter of the width.
    case mini
    /// A third of the width.
    case third
    /// As large as four minis, which stand beside it.
    case largeSquare
  }

  /// What a widget is about.
  enum Topic: String, CaseIterable {
    case weather
    case reminders
    case chart
    case photo
    case note
    case activity
    case calendar
  }

  /// A widget is the same as one of another set if it is about the same subject in the same size.
  struct ID: Hashable {
    let subject: String
    let style: Style
  }

  let style: Style
  let topic: Topic
  let title: String
  /// From 50 to 400 characters: sentences, or lines of a list.
  let text: String
  /// Values from 0 to 1 that charts, rings and temperatures are made of.
  let figures: [Double]

  var id: ID { ID(subject: title, style: style) }
}
