// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import UIKit

/// At the top level and seen everywhere: Foundation on Linux writes no others.
final class ArchivedMeal: NSObject, NSCoding {
  let name: String
  let photo: UIImage?
  let tint: UIColor
  let frame: CGRect

  init(name: String, photo: UIImage?, tint: UIColor, frame: CGRect) {
    (self.name, self.photo, self.tint, self.frame) = (name, photo, tint, frame)
  }

  func encode(with coder: NSCoder) {
    coder.encode(name, forKey: "name")
    coder.encode(photo, forKey: "photo")
    coder.encode(tint, forKey: "tint")
    coder.encode(frame, forKey: "frame")
  }

  required init?(coder: NSCoder) {
    guard let name = coder.decodeObject(forKey: "name") as? String,
      let tint = coder.decodeObject(forKey: "tint") as? UIColor
    else { return nil }
    (self.name, self.tint, frame) = (name, tint, coder.decodeCGRect(forKey: "frame"))
    photo = coder.decodeObject(forKey: "photo") as? UIImage
  }
}

/// Pictures, colours, fonts and geometry in archives.
@MainActor @Suite struct KitArchivesTests {
  private func picture() -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2), format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
    }
  }

  @Test func aModelWithAPictureComesBackAsItWas() throws {
    let file = NSTemporaryDirectory() + "meals-\(UUID())"
    defer { try? FileManager.default.removeItem(atPath: file) }
    let meal = ArchivedMeal(
      name: "Soup", photo: picture(), tint: UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.75),
      frame: CGRect(x: 1, y: 2.5, width: 30, height: 40))
    #expect(NSKeyedArchiver.archiveRootObject([meal], toFile: file))
    let read = try #require((NSKeyedUnarchiver.unarchiveObject(withFile: file) as? [ArchivedMeal])?.first)
    #expect(read.name == "Soup" && read.frame == meal.frame && read.tint == meal.tint)
    let photo = try #require(read.photo)
    #expect(photo.size == CGSize(width: 3, height: 2) && photo.scale == 2)
    #expect(photo.pngData() == meal.photo?.pngData())
  }

  @Test func secureArchivesTakeTheKitsValues() throws {
    let color = try NSKeyedArchiver.archivedData(withRootObject: UIColor.orange, requiringSecureCoding: true)
    #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: color) == UIColor.orange)
    let fonts = [
      UIFont.systemFont(ofSize: 21, weight: .bold), UIFont.italicSystemFont(ofSize: 9),
      try #require(UIFont(name: "Georgia", size: 15)),
    ]
    for font in fonts {
      let data = try NSKeyedArchiver.archivedData(withRootObject: font, requiringSecureCoding: true)
      #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIFont.self, from: data) == font)
    }
  }

  @Test func geometryIsZeroWhereThereIsNone() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    archiver.encode(CGPoint(x: 1, y: -2), forKey: "point")
    archiver.encode(CGSize(width: 3, height: 4), forKey: "size")
    archiver.encode(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), forKey: "insets")
    archiver.encode(CGAffineTransform(scaleX: 2, y: 3), forKey: "transform")
    archiver.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    #expect(reader.decodeCGPoint(forKey: "point") == CGPoint(x: 1, y: -2))
    #expect(reader.decodeCGSize(forKey: "size") == CGSize(width: 3, height: 4))
    #expect(reader.decodeUIEdgeInsets(forKey: "insets") == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(reader.decodeCGAffineTransform(forKey: "transform") == CGAffineTransform(scaleX: 2, y: 3))
    #expect(reader.decodeCGRect(forKey: "nothing") == .zero)
    #expect(reader.decodeCGAffineTransform(forKey: "nothing") == .identity)
  }

  @Test func defaultsAnswerToKeys() throws {
    let defaults = try #require(UserDefaults(suiteName: "kit.archives.\(UUID())"))
    defaults.setValue(3, forKey: "count")
    #expect(defaults.value(forKey: "count") as? Int == 3 && defaults.integer(forKey: "count") == 3)
    defaults.setValue(nil, forKey: "count")
    #expect(defaults.value(forKey: "count") == nil)
  }

  @Test func aTimerThatIsAPlaceForAnotherNeverFires() {
    let timer = Timer()
    #expect(timer.isValid && timer.fireDate == .distantFuture)
    timer.invalidate()
    #expect(!timer.isValid)
  }
}
