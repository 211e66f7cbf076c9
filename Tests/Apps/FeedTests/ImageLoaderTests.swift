// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Combine
import TesseraTesting
import Testing
import UIKit

@preconcurrency @testable import Feed

/// Pictures: how large, from where, and what becomes of those that nobody waits for.
@MainActor struct ImageLoaderTests {
  private let screen = TestScreen(.iPhone16)
  private let transport = FixtureTransport()
  private let url = URL(string: "http://fixtures.test/artwork/7/100x100.png")!
  private let view: RemoteImageView
  private let controller = UIViewController()

  init() {
    view = RemoteImageView(loader: ImageLoader(transport: transport, disk: nil, work: .main))
    view.frame = CGRect(x: 50, y: 100, width: 60, height: 60)
    controller.view.addSubview(view)
    screen.show(controller)
  }

  @Test func aPictureIsAsLargeAsItsViewInPixels() throws {
    view.show(url)
    screen.advance(by: 1)
    let image = try #require(view.image?.cgImage)
    #expect(image.width == 180)
    #expect(image.height == 180)
    #expect(transport.requests.map(\.lastPathComponent) == ["200x200.png"])
  }

  @Test func aPictureThatComesLaterAppearsInThreeTenths() {
    transport.delay = { _ in 0.5 }
    view.show(url)
    screen.advance(by: 0.4)
    #expect(view.image == nil)
    screen.advance(by: 0.2)
    #expect(view.image != nil)
    #expect(RemoteImageView.fade == 0.3)
  }

  @Test func aPictureInMemoryIsThereAtOnce() {
    view.show(url)
    screen.advance(by: 1)
    view.show(nil)
    #expect(view.image == nil)
    view.show(url)
    view.layoutIfNeeded()
    #expect(view.image != nil)
    #expect(transport.requests.count == 1)
  }

  @Test func whatIsUsedAgainCancelsWhatItWaitedFor() {
    transport.delay = { _ in 2 }
    view.show(url)
    screen.advance(by: 0.5)
    view.show(nil)
    screen.advance(by: 5)
    #expect(transport.cancelled == 1)
    #expect(view.image == nil)
  }

  @Test func aFailureShowsAButtonThatAsksAgain() {
    transport.status = { _ in 404 }
    view.show(url)
    screen.advance(by: 0.5)
    #expect(!view.retryButton.isHidden)
    transport.status = { _ in nil }
    screen.tap(view.retryButton)
    screen.advance(by: 1)
    #expect(view.retryButton.isHidden)
    #expect(view.image != nil)
    #expect(transport.requests.count == 2)
  }

  @Test func filesOutliveTheMemory() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("feed-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for _ in 0..<2 {
      let loader = ImageLoader(transport: transport, disk: ImageFiles(folder: folder), work: .main)
      var image: UIImage?
      let subscription = loader.image(at: url, pixels: 90).sink(
        receiveCompletion: { _ in }, receiveValue: { image = $0 })
      screen.advance(by: 0.2)
      #expect(image != nil)
      subscription.cancel()
    }
    #expect(transport.requests.count == 1)
    // A folder that is too full loses files when it is next opened.
    _ = ImageFiles(folder: folder, limit: 10)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }
}
