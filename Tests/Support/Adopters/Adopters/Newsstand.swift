// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Combine
import UIKit

// A screen bound by Combine to its model, as iOS teams write it.

struct Headline: Codable, Equatable {
  let id: Int
  let title: String
}

protocol HeadlineLoading {
  func headlines() -> AnyPublisher<[Headline], Error>
}

final class RemoteHeadlines: HeadlineLoading {
  private let session: URLSession
  private let url: URL
  private let decoder = JSONDecoder()

  init(session: URLSession = .shared, url: URL) {
    self.session = session
    self.url = url
  }

  func headlines() -> AnyPublisher<[Headline], Error> {
    session.dataTaskPublisher(for: url)
      .tryMap { data, response -> Data in
        if let http = response as? HTTPURLResponse, http.statusCode != 200 { throw URLError(.badServerResponse) }
        return data
      }
      .decode(type: [Headline].self, decoder: decoder)
      .receive(on: DispatchQueue.main)
      .eraseToAnyPublisher()
  }
}

extension Notification.Name {
  static let editionChanged = Notification.Name("editionChanged")
}

final class NewsstandModel: ObservableObject {
  enum State: Equatable { case idle, loading, loaded([Headline]), failed }

  @Published private(set) var state: State = .idle
  @Published var query = ""
  @Published private(set) var results: [Headline] = []
  @Published private(set) var seconds = 0
  @Published private(set) var edition: String?

  private let loader: HeadlineLoading
  private var cancellables = Set<AnyCancellable>()

  init(loader: HeadlineLoading) {
    self.loader = loader
    $query
      .removeDuplicates()
      .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
      .combineLatest($state)
      .map { query, state -> [Headline] in
        guard case .loaded(let all) = state else { return [] }
        return query.isEmpty ? all : all.filter { $0.title.localizedCaseInsensitiveContains(query) }
      }
      .assign(to: &$results)
    Timer.publish(every: 1, on: .main, in: .common)
      .autoconnect()
      .scan(0) { count, _ in count + 1 }
      .assign(to: &$seconds)
    NotificationCenter.default.publisher(for: .editionChanged)
      .compactMap { $0.userInfo?["name"] as? String }
      .map(Optional.some)
      .assign(to: &$edition)
  }

  func load() {
    state = .loading
    loader.headlines()
      .map(State.loaded)
      .catch { _ in Just(State.failed) }
      .sink { [weak self] in self?.state = $0 }
      .store(in: &cancellables)
  }
}

class Ticker: NSObject {
  @objc dynamic var count = 0
}

final class NewsstandViewController: UIViewController, ObservableObject {
  let model: NewsstandModel
  let titleLabel = UILabel()
  let countLabel = UILabel()
  let clockLabel = UILabel()
  let retryButton = UIButton(type: .system)
  let ticker = Ticker()
  @Published var isCompact = false
  private(set) var ticks: [Int] = []
  private(set) var changes = 0
  private let retries = PassthroughSubject<Void, Never>()
  private var cancellables: Set<AnyCancellable> = []

  init(model: NewsstandModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let stack = UIStackView(arrangedSubviews: [titleLabel, countLabel, clockLabel, retryButton])
    stack.axis = .vertical
    stack.frame = view.bounds.insetBy(dx: 20, dy: 100)
    view.addSubview(stack)
    retryButton.setTitle("Retry", for: .normal)
    retryButton.addTarget(self, action: #selector(retry), for: .touchUpInside)
    bind()
    model.load()
  }

  private func bind() {
    model.$state
      .receive(on: DispatchQueue.main)
      .sink { [weak self] state in
        switch state {
        case .idle: self?.title = "News"
        case .loading: self?.title = "Loading"
        case .loaded(let all): self?.title = "\(all.count) headlines"
        case .failed: self?.title = "No connection"
        }
      }
      .store(in: &cancellables)
    model.$results.map(\.first?.title).assign(to: \.text, on: titleLabel).store(in: &cancellables)
    model.$results.map { "\($0.count) found" }.receive(on: RunLoop.main).assign(to: \.text, on: countLabel)
      .store(in: &cancellables)
    Publishers.CombineLatest(model.$seconds, model.$edition)
      .map { seconds, edition in "\(seconds)s \(edition ?? "morning")" }
      .sink { [unowned self] in clockLabel.text = $0 }
      .store(in: &cancellables)
    retries
      .throttle(for: .seconds(1), scheduler: DispatchQueue.main, latest: false)
      .sink { [weak self] in self?.model.load() }
      .store(in: &cancellables)
    model.$state.map { $0 != .failed }.assign(to: \.isHidden, on: retryButton).store(in: &cancellables)
    ticker.publisher(for: \.count).sink { [weak self] in self?.ticks.append($0) }.store(in: &cancellables)
    objectWillChange.sink { [weak self] in self?.changes += 1 }.store(in: &cancellables)
  }

  @objc private func retry() { retries.send() }
}

/// An object that tells of its changes by hand.
final class Settings: ObservableObject {
  var volume = 0.5 {
    willSet { objectWillChange.send() }
  }
}

/// The small ones, each in the form that code has most.
enum PublisherShelf {
  static func all() -> [String] {
    var log: [String] = []
    var bag = Set<AnyCancellable>()
    [1, 2, 3].publisher.merge(with: [4].publisher).collect().sink { log.append("merge \($0)") }.store(in: &bag)
    Optional(5).publisher.sink { log.append("optional \($0)") }.store(in: &bag)
    Result<Int, URLError>.success(6).publisher.sink(receiveCompletion: { _ in }) { log.append("result \($0)") }
      .store(in: &bag)
    Publishers.Zip3(Just(1), Just("a"), Just(true)).sink { log.append("zip \($0) \($1) \($2)") }.store(in: &bag)
    Publishers.MergeMany([Just(1), Just(2)]).reduce(0, +).sink { log.append("many \($0)") }.store(in: &bag)
    Future<Int, Never> { $0(.success(7)) }.sink { log.append("future \($0)") }.store(in: &bag)
    Deferred { Just(8).setFailureType(to: Error.self) }.replaceError(with: 0).sink { log.append("deferred \($0)") }
      .store(in: &bag)
    let subject = CurrentValueSubject<Int, Never>(0)
    subject.dropFirst().first().sink(receiveCompletion: { log.append("first \($0)") }) { log.append("value \($0)") }
      .store(in: &bag)
    subject.send(1)
    subject.value = 2
    Just(Headline(id: 1, title: "x")).encode(encoder: JSONEncoder()).map(\.count)
      .sink(receiveCompletion: { _ in }) { log.append("bytes \($0)") }.store(in: &bag)
    Fail<Int, URLError>(error: URLError(.timedOut)).retry(1).catch { Just($0.code.rawValue) }
      .sink { log.append("caught \($0)") }.store(in: &bag)
    return log
  }
}
