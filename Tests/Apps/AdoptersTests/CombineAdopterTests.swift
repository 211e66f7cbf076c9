// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Combine
import Foundation
import TesseraTesting
import Testing
import UIKit

@testable import Adopters

/// A screen that Combine binds to its model, on a screen's clock.
@MainActor struct CombineAdopterTests {
  private final class Loader: HeadlineLoading {
    let requests = PassthroughSubject<[Headline], any Error>()
    var count = 0

    func headlines() -> AnyPublisher<[Headline], any Error> {
      count += 1
      return requests.eraseToAnyPublisher()
    }
  }

  private let screen = TestScreen(.iPhone16)
  private let loader = Loader()
  private let model: NewsstandModel
  private let controller: NewsstandViewController

  init() {
    model = NewsstandModel(loader: loader)
    controller = NewsstandViewController(model: model)
    screen.show(UINavigationController(rootViewController: controller))
    screen.step()
  }

  private func answer() {
    loader.requests.send([Headline(id: 1, title: "Rain"), Headline(id: 2, title: "Sun")])
    screen.advance(by: 0.5)
  }

  @Test func valuesArriveInTheViews() {
    #expect(controller.title == "Loading")
    answer()
    #expect(controller.title == "2 headlines")
    #expect(controller.titleLabel.text == "Rain" && controller.countLabel.text == "2 found")
  }

  @Test func aSearchWaitsForAPauseInTyping() {
    answer()
    for query in ["s", "su", "sun"] {
      model.query = query
      screen.advance(by: 0.2)
    }
    #expect(controller.titleLabel.text == "Rain")
    screen.advance(by: 0.15)
    #expect(controller.titleLabel.text == "Sun" && controller.countLabel.text == "1 found")
  }

  @Test func aTimerGoesByTheScreensClock() {
    screen.advance(by: 3.05 - screen.time)
    #expect(controller.clockLabel.text?.hasPrefix("3s ") == true)
  }

  @Test func aNotificationIsPublished() {
    NotificationCenter.default.post(name: .editionChanged, object: nil, userInfo: ["name": "evening"])
    #expect(controller.clockLabel.text?.hasSuffix("evening") == true)
  }

  @Test func aFailureIsShownAndTriedAgainOnceASecond() {
    loader.requests.send(completion: .failure(URLError(.notConnectedToInternet)))
    screen.step()
    #expect(controller.title == "No connection" && !controller.retryButton.isHidden)
    for _ in 0..<3 { controller.retryButton.sendActions(for: .touchUpInside) }
    screen.step()
    #expect(loader.count == 2)
    screen.advance(by: 1.1)
    controller.retryButton.sendActions(for: .touchUpInside)
    screen.step()
    #expect(loader.count >= 3)
  }

  @Test func aDynamicPropertyIsPublished() {
    controller.ticker.count = 4
    controller.ticker.count = 5
    #expect(controller.ticks == [0, 4, 5])
  }

  @Test func anObservableControllerTellsBeforeItChanges() {
    controller.isCompact = true
    #expect(controller.changes == 1)
  }

  @Test func whatTellsByHandIsHeard() {
    let settings = Settings()
    var heard: [Double] = []
    let cancellable = settings.objectWillChange.sink { heard.append(settings.volume) }
    settings.volume = 1
    #expect(heard == [0.5])
    cancellable.cancel()
  }

  @Test func theSmallOnesPublish() {
    #expect(
      PublisherShelf.all() == [
        "merge [1, 2, 3, 4]", "optional 5", "result 6", "zip 1 a true", "many 3", "future 7", "deferred 8", "value 1",
        "first finished", "bytes 20", "caught -1001",
      ])
  }

  @Test func anAnswerThatIsNoneIsAnError() async throws {
    let url = try #require(URL(string: "http://127.0.0.1:1/"))
    var failure: (any Error)?
    for await error in RemoteHeadlines(url: url).headlines().map({ _ in nil as (any Error)? })
      .catch({ Just($0 as (any Error)?) }).values
    {
      failure = error
    }
    #expect((failure as? URLError)?.code == .cannotConnectToHost)
  }
}
