// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import CoreGraphics

/// What an app process tells the `tessera` process.
package enum AppMessage: Hashable, Sendable {
  /// The first message: the protocol's version and the app's name.
  case hello(version: UInt16, name: String)
  case commit(Commit)
  /// A picture that the commits after this one name.
  case image(ImageIdentifier, format: ImageFormat, bytes: Data)
  /// The status bar, for the page's chrome.
  case statusBar(isHidden: Bool, isLight: Bool)
  /// The device would have to be held like this for the interface to stand upright: the app or a controller does not
  /// let it stand as the host said that the device is held.
  case orientation(DeviceDescription.Orientation)
  case log(String)
  /// The app's media time now, and how fast it runs from now on; sent when the rate changes without a commit.
  case clock(time: Double, rate: Double)
  /// What `HostMessage.ask` asked for.
  ///
  /// - Precondition: Both are of one kind.
  case answer(Answer, to: Question)
  /// A link that the page is to open beside the app.
  case link(String)
  /// Text that was copied in the app.
  case pasteboard(String)
  /// The app's scenes, where there are or may be several.
  case scenes(SceneList)
}
