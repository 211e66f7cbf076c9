// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RenderProtocol
import Synchronization
import Testing

@testable import BrowserServer

@Suite struct SiteHandlerTests {
  /// Real time, as the tests have it.
  private final class TestClock: Sendable {
    private let stored = Mutex(100.0)
    var now: Double { stored.withLock { $0 } }
    func advance(by seconds: Double) { stored.withLock { $0 += seconds } }
  }

  private static let token = "secret0"
  private let clock = TestClock()
  private let directory = AppDirectory()
  private let handler: SiteHandler

  init() throws {
    handler = SiteHandler(
      configuration: BrowserServerConfiguration(token: Self.token, devices: [], now: { 0 }), directory: directory,
      files: try WebFiles.load())
    handler.setPort(8080)
  }

  private func add(_ name: String) -> AppChannel {
    let taken = Set(directory.channels.map(\.identifier))
    let channel = AppChannel(
      identifier: AppChannel.identifier(for: name, besides: taken), name: name,
      configuration: DeviceConfiguration(device: .iPhone16), devices: [], handlers: .init(input: { _ in }))
    channel.use { [clock] in clock.now }
    directory.add(channel)
    return channel
  }

  private func ask(_ path: String, method: String = "GET", _ headers: String = "") throws -> HTTPResponse {
    let head = "\(method) \(path) HTTP/1.1\r\nHost: localhost:8080\(headers)"
    guard case .response(let response) = handler.handle(try HTTPRequest(head: Array(head.utf8))) else {
      throw HTTPRequest.Problem("a stream was opened")
    }
    return response
  }

  private func text(_ response: HTTPResponse) -> String { String(decoding: response.body, as: UTF8.self) }

  private func header(_ name: String, _ response: HTTPResponse) -> String? {
    response.headers.first { $0.name == name }?.value
  }

  private func commit(_ number: UInt64, _ color: RGBAColor, size: CGSize = CGSize(width: 393, height: 852)) -> Commit {
    let (root, bounds) = (LayerID(rawValue: 1), CGRect(origin: .zero, size: size))
    let changes: [LayerChange] = [
      .bounds(bounds), .position(CGPoint(x: bounds.midX, y: bounds.midY)), .backgroundColor(color),
    ]
    return Commit(
      number: number, isFull: true, screenSize: size, screenScale: 3, root: root,
      deltas: [LayerDelta(layer: root, changes: changes)], removed: [])
  }

  private let red = RGBAColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = RGBAColor(red: 0, green: 0, blue: 1, alpha: 1)
  private let picture = "/apps/one/picture.png?token=\(token)"

  // MARK: - The page

  @Test func aSingleAppIsGoneToAtOnce() throws {
    _ = add("One")
    let answer = try ask("/")
    #expect(answer.status == .temporaryRedirect)
    #expect(header("Location", answer) == "/apps/one/")
  }

  @Test func everyAppHasACardThatSaysHowItFares() throws {
    let (one, two, three) = (add("One"), add("Two"), add("Three"))
    _ = add("Four")
    one.receive(commit(1, red))
    one.update(state: .running)
    two.update(state: .launching)
    three.update(state: .stopped(title: "Three crashed", message: "Fatal error: The coffee is out", output: "long"))
    let answer = try ask("/")
    let page = text(answer)
    #expect(answer.status == .ok)
    #expect(header("Cache-Control", answer) == "no-store")
    for name in ["one", "two", "three", "four"] { #expect(page.contains("href=\"/apps/\(name)/\"")) }
    #expect(page.contains("data-app=\"one\" data-state=\"running\""))
    #expect(page.contains("Running on iPhone 16"))
    #expect(page.contains("data-app=\"two\" data-state=\"launching\"") && page.contains("Starting…"))
    #expect(page.contains("Three crashed") && page.contains("Fatal error: The coffee is out"))
    #expect(page.contains("data-app=\"four\" data-state=\"building\"") && page.contains("Building…"))
    // Only the one that has shown something has a picture.
    #expect(page.components(separatedBy: "class=\"picture\"").count == 2)
    #expect(page.contains("src=\"/apps/one/picture.png?token=\(Self.token)&amp;v=1\""))
    #expect(!page.contains("{{") && !page.contains("<!--card") && !page.contains("icon.png"))
  }

  @Test func whatAppsSayIsNoPartOfThePagesOwnText() throws {
    _ = add("<b>&")
    add("Other").update(state: .stopped(title: "<script>", message: "{{token}} <!--/card-->", output: ""))
    let page = text(try ask("/"))
    #expect(page.contains("&lt;b&gt;&amp;"))
    #expect(page.contains("&lt;script&gt;") && !page.contains("<script>"))
    #expect(page.contains("{{token}} &lt;!--/card--&gt;"))
    #expect(!page.contains(Self.token))
  }

  // MARK: - Pictures

  @Test func thePictureIsSmallAndOfWhatWasShownLast() throws {
    let channel = add("One")
    channel.receive(commit(1, red))
    let answer = try ask(picture)
    #expect(answer.status == .ok)
    #expect(header("Content-Type", answer) == "image/png")
    let bitmap = try CGImage(decoding: answer.body).decoded()
    #expect(bitmap.width == 341 && bitmap.height == 740)
    #expect(bitmap[100, 100] == [0, 0, 255, 255])
    channel.receive(commit(2, blue))
    clock.advance(by: Miniature.interval)
    #expect(try CGImage(decoding: try ask(picture).body).decoded()[100, 100] == [255, 0, 0, 255])
  }

  @Test func aBrowserThatHasThePictureIsToldSo() throws {
    let channel = add("One")
    channel.receive(commit(1, red))
    let tag = try #require(header("ETag", try ask(picture)))
    let again = try ask(picture, "\r\nIf-None-Match: \(tag)")
    #expect(again.status == .notModified && again.body.isEmpty)
    #expect(!String(decoding: again.head(isPersistent: true), as: UTF8.self).contains("Content-Length"))
    channel.receive(commit(2, blue))
    clock.advance(by: Miniature.interval)
    let other = try ask(picture, "\r\nIf-None-Match: \(tag)")
    #expect(other.status == .ok && header("ETag", other) != tag)
  }

  @Test func onlyThisRunsPagesGetPictures() throws {
    let channel = add("One")
    channel.receive(commit(1, red))
    for path in ["/apps/one/picture.png", "/apps/one/picture.png?token=", "/apps/one/picture.png?token=secret1"] {
      #expect(try ask(path).status == .forbidden)
    }
    for path in ["/apps/none/picture.png", "/apps//picture.png", "/apps/../picture.png", "/apps/one/picture.jpg"] {
      #expect(try ask(path + "?token=\(Self.token)").status == .notFound)
    }
  }

  @Test func anAppThatShowsNothingHasNoPicture() throws {
    let channel = add("One")
    #expect(try ask(picture).status == .serviceUnavailable)
    channel.receive(commit(1, red, size: CGSize(width: 0, height: 852)))
    #expect(try ask(picture).status == .serviceUnavailable)
    clock.advance(by: Miniature.interval)
    channel.receive(commit(2, red))
    #expect(try ask(picture).status == .ok)
    // What was shown last is there after a crash, and gone with the next launch.
    channel.update(state: .stopped(title: "One crashed", message: "", output: ""))
    #expect(try ask(picture).status == .ok)
    channel.update(state: .launching)
    clock.advance(by: Miniature.interval)
    #expect(try ask(picture).status == .serviceUnavailable)
  }

  @Test func onlyWhatReadsIsAnswered() throws {
    add("One").receive(commit(1, red))
    let head = try ask(picture, method: "HEAD")
    #expect(head.status == .ok)
    for method in ["POST", "PUT", "DELETE", "OPTIONS"] {
      let answer = try ask(picture, method: method)
      #expect(answer.status == .methodNotAllowed)
      #expect(header("Allow", answer) == "GET, HEAD")
    }
  }

  // MARK: - Icons

  @Test func theIconIsServedUntilItIsAnotherOne() throws {
    let channel = add("One")
    _ = add("Two")
    let path = "/apps/one/icon.png"
    #expect(try ask(path).status == .notFound)
    channel.update(icon: Data("first".utf8))
    #expect(text(try ask("/")).contains("src=\"\(path)?v=1\""))
    let first = try ask(path)
    #expect(text(first) == "first")
    let tag = try #require(header("ETag", first))
    channel.update(icon: Data("first".utf8))
    #expect(try ask(path, "\r\nIf-None-Match: \(tag)").status == .notModified)
    channel.update(icon: nil)
    #expect(try ask(path).status == .notFound)
    channel.update(icon: Data("second".utf8))
    #expect(text(try ask(path, "\r\nIf-None-Match: \(tag)")) == "second")
  }
}
