// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing
import TesseraTesting
import UIKit

@MainActor struct SnapshotTests {
  private func square(_ color: UIColor) -> UIView {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    view.backgroundColor = color
    return view
  }

  // MARK: - Pictures

  @Test func aControllersPictureIsTheWholeScreen() throws {
    let picture = try decode(snapshot(of: CounterViewController(), on: .iPhoneSE))
    #expect(picture.width == 750)
    #expect(picture.height == 1334)
    #expect(picture[0, 0] == [255, 255, 255, 255])
    #expect(picture[250, 250] != [255, 255, 255, 255])
  }

  @Test func aViewsPictureIsTheViewAlone() throws {
    let picture = try decode(snapshot(of: square(UIColor(red: 1, green: 0, blue: 0, alpha: 1)), on: .iPhone16))
    #expect(picture.width == 90)
    #expect(picture.height == 120)
    #expect(picture[0, 0] == [0, 0, 255, 255])
    #expect(picture[89, 119] == [0, 0, 255, 255])
  }

  @Test func darkIsDark() throws {
    let light = try decode(snapshot(of: square(.systemBackground), appearance: .light))
    let dark = try decode(snapshot(of: square(.systemBackground), appearance: .dark))
    #expect(light[5, 5] == [255, 255, 255, 255])
    #expect(dark[5, 5] == [0, 0, 0, 255])
  }

  @Test func theSameViewsGiveTheSameBytes() throws {
    #expect(try snapshot(of: CounterViewController()) == snapshot(of: CounterViewController()))
  }

  @Test func aViewOffTheScreenHasNoPicture() {
    let screen = TestScreen()
    let view = square(.red)
    view.frame.origin.x = 1000
    screen.show(view)
    #expect(throws: SnapshotFailure.self) { try screen.snapshot(of: view) }
    let stranger = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    let failure = #expect(throws: SnapshotFailure.self) { try screen.snapshot(of: stranger) }
    #expect(failure?.description == "UIView is in no window")
  }

  @Test func theTreeHasALineAView() {
    let screen = TestScreen(.iPhoneSE)
    let view = square(.red)
    let child = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.addSubview(child)
    screen.show(view)
    #expect(
      screen.tree.split(separator: "\n").suffix(2).map(String.init) == [
        "   |    | <UIView; frame = (10 20; 30 40)>", "   |    |    | <UIView; frame = (1 2; 3 4)>",
      ])
    #expect(recursiveDescription(of: child) == "<UIView; frame = (1 2; 3 4)>")
  }

  // MARK: - References

  @Test func aRecordedPictureMatchesUntilSomethingChanges() throws {
    let folder = try TemporaryFolder()
    let screen = TestScreen(.iPhoneSE)
    let view = square(UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    screen.show(view)
    try folder.check(screen, "square", record: true)
    try folder.check(screen, "square", record: false)
    view.frame.origin.x += 1
    let failure = #expect(throws: SnapshotFailure.self) { try folder.check(screen, "square", record: false) }
    // Two columns of pixels on either side of 80 rows.
    #expect(
      failure?.description.contains(
        "320 of 1000500 pixels differ, by up to 255 of 255, from (20, 40) to (81, 119)") == true)
  }

  @Test func aPictureOfAnotherSizeSaysSo() throws {
    let folder = try TemporaryFolder()
    try folder.check(png: snapshot(of: square(.red), on: .iPhoneSE), "square", record: true)
    let failure = #expect(throws: SnapshotFailure.self) {
      try folder.check(png: snapshot(of: square(.red), on: .iPhone16), "square", record: false)
    }
    #expect(failure?.description.contains("expected 60 × 80 pixels, found 90 × 120") == true)
  }

  @Test func aPictureMadeWithOtherFontsSaysThatAndNothingOfPixels() throws {
    let folder = try TemporaryFolder()
    func picture(_ level: UInt8, fonts: String) -> Data {
      Bitmap(width: 1, height: 1, pixels: Data([level, 0, 0, 255]))
        .pngData(hasAlpha: false, notes: [FontFiles.noteKeyword: fonts])
    }
    try folder.check(png: picture(1, fonts: "aaaa"), "dot", record: true)
    // Whatever they were made with: pixels are what counts.
    try folder.check(png: picture(1, fonts: "bbbb"), "dot", record: false)
    let failure = #expect(throws: SnapshotFailure.self) {
      try folder.check(png: picture(2, fonts: "bbbb"), "dot", record: false)
    }
    #expect(failure?.description.contains("it was made with other fonts (aaaa…) than this machine has (bbbb…)") == true)
    #expect(failure?.description.contains("pixels differ") == false)
  }

  @Test func recordedPicturesNameTheirFonts() throws {
    #expect(PNGNotes.text(FontFiles.noteKeyword, in: try snapshot(of: square(.red))) == FontFiles.hashInUse)
    #expect(FontFiles.hashInUse?.count == 64)
  }

  @Test func aMissingReferenceSaysHowToMakeIt() throws {
    let folder = try TemporaryFolder()
    let failure = #expect(throws: SnapshotFailure.self) { try folder.check(text: "a", "none", record: false) }
    #expect(failure?.description.hasSuffix("/Snapshots/SomeTests/none.txt; TESSERA_RECORD=1 makes it") == true)
  }

  @Test func aDamagedReferenceSaysSo() throws {
    let folder = try TemporaryFolder()
    try folder.check(png: Data("no picture".utf8), "square", record: true)
    let failure = #expect(throws: SnapshotFailure.self) {
      try folder.check(png: snapshot(of: square(.red)), "square", record: false)
    }
    #expect(failure?.description.hasPrefix("the reference can't be read") == true)
  }

  @Test func aTextSaysWhichLineDiffers() throws {
    let folder = try TemporaryFolder()
    try folder.check(text: "one\ntwo\nthree", "text", record: true)
    try folder.check(text: "one\ntwo\nthree\n", "text", record: false)
    let failure = #expect(throws: SnapshotFailure.self) {
      try folder.check(text: "one\n2\nthree", "text", record: false)
    }
    #expect(failure?.description.contains("line 2 differs:\n  expected two\n  found    2") == true)
  }

  private func decode(_ png: Data) throws -> Bitmap {
    try CGImage(decoding: png).decoded()
  }
}
