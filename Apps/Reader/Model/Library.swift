// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Observation

/// The articles, and what the reader did with them; kept over launches.
@MainActor @Observable
final class Library {
  enum State {
    case loading
    case failed(String)
    case loaded([Article])
  }

  private(set) var state = State.loading
  /// The ids of saved articles, in the reader's order.
  private(set) var savedIDs: [Article.ID] { didSet { defaults.set(savedIDs, forKey: Key.saved) } }
  private(set) var readIDs: Set<Article.ID> { didSet { defaults.set(readIDs.sorted(), forKey: Key.read) } }

  private let source: any ArticleSource
  private let defaults: UserDefaults

  private enum Key {
    static let saved = "saved"
    static let read = "read"
  }

  init(source: any ArticleSource, defaults: UserDefaults = .standard) {
    self.source = source
    self.defaults = defaults
    savedIDs = defaults.stringArray(forKey: Key.saved) ?? []
    readIDs = Set(defaults.stringArray(forKey: Key.read) ?? [])
  }

  // MARK: - Loading

  func loadIfNeeded() async {
    if case .loaded = state { return }
    await load()
  }

  func load() async {
    do {
      state = .loaded(try await source.articles())
    } catch {
      state = .failed(error.localizedDescription)
    }
  }

  func retry() async {
    state = .loading
    await load()
  }

  // MARK: - Articles

  var articles: [Article] {
    if case .loaded(let articles) = state { articles } else { [] }
  }

  /// In the order in which they first occur.
  var topics: [String] {
    articles.reduce(into: []) { topics, article in
      if !topics.contains(article.topic) { topics.append(article.topic) }
    }
  }

  var saved: [Article] {
    savedIDs.compactMap { id in articles.first { $0.id == id } }
  }

  func isSaved(_ article: Article) -> Bool { savedIDs.contains(article.id) }
  func isRead(_ article: Article) -> Bool { readIDs.contains(article.id) }

  // MARK: - Changes

  func toggleSaved(_ article: Article) {
    if let index = savedIDs.firstIndex(of: article.id) {
      savedIDs.remove(at: index)
    } else {
      savedIDs.insert(article.id, at: 0)
    }
  }

  func toggleRead(_ article: Article) {
    if readIDs.remove(article.id) == nil { readIDs.insert(article.id) }
  }

  func markRead(_ article: Article) { readIDs.insert(article.id) }

  func removeSaved(at offsets: IndexSet) {
    let gone = Set(offsets.map { saved[$0].id })
    savedIDs.removeAll { gone.contains($0) }
  }

  func moveSaved(from offsets: IndexSet, to destination: Int) {
    var ids = saved.map(\.id)
    let moved = offsets.map { ids[$0] }
    let place = destination - offsets.count { $0 < destination }
    ids.removeAll { moved.contains($0) }
    ids.insert(contentsOf: moved, at: place)
    savedIDs = ids
  }

  func reset() {
    savedIDs = []
    readIDs = []
  }
}
