// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The version of the wire format; the first message of an app names it.
///
/// Raise it with every change that an older reader would misread.
package enum RenderProtocolVersion {
  package static let current: UInt16 = 10
}

/// What readers accept. Every count is checked against its limit, and against the bytes that are left, before memory
/// is taken for it.
package enum CodecLimits {
  /// The size of one message from an app.
  package static let appMessageBytes = 64 << 20
  /// The size of one message from a host process to an app.
  package static let hostMessageBytes = 1 << 20
  /// The size of one message from a browser.
  package static let browserMessageBytes = 64 << 10

  /// The length of a link that an app opens.
  package static let linkBytes = 8 << 10

  /// How many scenes of an app are told of.
  package static let scenes = 64
  /// Bytes of a scene's title.
  static let sceneTitle = 1 << 10
  /// Bytes of text for a pasteboard.
  package static let pasteboardBytes = 1 << 15

  static let stringBytes = 1 << 20
  static let layersPerCommit = 1 << 18
  static let changesPerLayer = 64
  static let pathElements = 1 << 20
  static let operations = 1 << 18
  static let nesting = 256
  static let glyphsPerRun = 1 << 16
  static let gradientStops = 1 << 10
  static let dashLengths = 1 << 8
  static let touches = 32
  /// Bytes of text typed at once.
  package static let typedText = 1 << 15
  static let animationsPerLayer = 1 << 10
  static let timings = 16
  static let animationValues = 1 << 12
  static let numbersPerValue = 1 << 10
  package static let constraintsPerView = 1 << 8
  /// The boxes of a layout that are told of at a time.
  package static let layoutBoxes = 2_000
  package static let layoutTextBytes = 1 << 10
}
