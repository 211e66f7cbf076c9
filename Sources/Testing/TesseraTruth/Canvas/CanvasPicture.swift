// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
package import Foundation
internal import NibReader
package import RenderProtocol
internal import TesseraHost
internal import UIKit

/// Nibs and storyboards as pictures of their canvas: without an app, each class as what it descends from in the kit.
@MainActor package enum CanvasPicture {
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// Pixels per point of the sheet.
  private static let scale: CGFloat = 2

  /// Draws a file's canvas.
  ///
  /// - Returns: A PNG.
  package static func png(
    of path: String, appearance: DeviceDescription.Appearance
  ) throws(Failure) -> Data {
    let sheet = CanvasSheet(SceneCamera(try read(path), appearance))
    return try draw([sheet], appearance)
  }

  /// Draws two versions of a file beside each other, with what differs in colour: what is gone, what came, what changed.
  ///
  /// - Returns: A PNG, and the differences, one a line.
  package static func comparison(
    of old: String, with new: String, appearance: DeviceDescription.Appearance
  ) throws(Failure) -> (png: Data, lines: [String]) {
    let (a, b) = (try read(old), try read(new))
    let difference = NibDifference(a.document, b.document)
    let names = [old, new].map { URL(fileURLWithPath: $0).lastPathComponent }
    let isSame = names[0] == names[1]
    func sheets(_ zoom: CGFloat?) -> [CanvasSheet] {
      [
        CanvasSheet(
          SceneCamera(a, appearance), heading: isSame ? "Before" : names[0],
          marks: difference.marks.filter { $0.value != .added }, zoom: zoom),
        CanvasSheet(
          SceneCamera(b, appearance), heading: isSame ? "After" : names[1],
          marks: difference.marks.filter { $0.value != .removed }, zoom: zoom),
      ]
    }
    // What is the same has the same size in both.
    let zoom = sheets(nil).map(\.zoom).min()
    return (try draw(sheets(zoom), appearance), difference.lines)
  }

  private static func read(_ path: String) throws(Failure) -> NibCanvas {
    let url = URL(fileURLWithPath: path)
    guard let data = try? Data(contentsOf: url) else { throw Failure(description: "\(path) can't be read") }
    do throws(NibError) {
      let canvas = try NibCanvas([UInt8](data), url: url)
      guard !CanvasSheet.elements(of: canvas.document).isEmpty else {
        throw NibError(line: 1, expected: "a scene or a view")
      }
      return canvas
    } catch {
      throw Failure(description: "\(path), \(error)")
    }
  }

  /// Draws sheets beside each other.
  private static func draw(
    _ sheets: [CanvasSheet], _ appearance: DeviceDescription.Appearance
  ) throws(Failure) -> Data {
    let pictures = sheets.map { $0.pictures(scale: scale) }
    let size = CGSize(
      width: sheets.reduce(0) { $0 + $1.size.width }, height: sheets.map(\.size.height).max() ?? 0)
    let none = DeviceDescription.Insets()
    let session = AppSession(
      configuration: DeviceConfiguration(
        device: DeviceDescription(
          identifier: "sheet", name: "Sheet", idiom: .pad, portraitSize: size, scale: scale, portraitSafeArea: none,
          landscapeSafeArea: none, portraitStatusBarHeight: 0, screenCornerRadius: 0),
        appearance: appearance, scale: scale),
      date: nil)
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    session.step()
    var x: CGFloat = 0
    controller.traitCollection.performAsCurrent {
      for (sheet, pictures) in zip(sheets, pictures) {
        let view = sheet.view(pictures)
        view.frame = CGRect(x: x, y: 0, width: sheet.size.width, height: size.height)
        controller.view.addSubview(view)
        x += sheet.size.width
      }
    }
    session.step()
    defer {
      window.rootViewController = nil
      window.isHidden = true
    }
    guard let png = session.raster.pngData() else { throw Failure(description: "the canvas has no pixels") }
    return png
  }
}
