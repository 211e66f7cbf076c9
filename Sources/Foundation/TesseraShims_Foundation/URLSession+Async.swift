// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation
public import FoundationNetworking
internal import Synchronization

// Foundation on Linux has these with a delegate only, so that no protocol that asks for them is met by a session.

/// How many files there are of downloads.
private let downloads = Atomic(0)

extension URLSession {
  /// Makes a request and waits for all of the answer.
  public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    try await answer(url: request.url) { self.dataTask(with: request, completionHandler: $0) }
  }

  /// Asks for what is at a URL and waits for all of it.
  public func data(from url: URL) async throws -> (Data, URLResponse) { try await data(for: URLRequest(url: url)) }

  /// Makes a request with a body and waits for all of the answer.
  public func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse) {
    try await answer(url: request.url) { self.uploadTask(with: request, from: bodyData, completionHandler: $0) }
  }

  /// Makes a request with a file as its body and waits for all of the answer.
  public func upload(for request: URLRequest, fromFile fileURL: URL) async throws -> (Data, URLResponse) {
    try await answer(url: request.url) { self.uploadTask(with: request, fromFile: fileURL, completionHandler: $0) }
  }

  /// Makes a request and waits until all of the answer is in a file, which stays the caller's.
  public func download(for request: URLRequest) async throws -> (URL, URLResponse) {
    let (data, response) = try await data(for: request)
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent(
        "CFNetworkDownload_\(getpid())_\(downloads.wrappingAdd(1, ordering: .relaxed).newValue).tmp")
    try data.write(to: file)
    return (file, response)
  }

  /// Asks for what is at a URL and waits until all of it is in a file, which stays the caller's.
  public func download(from url: URL) async throws -> (URL, URLResponse) {
    try await download(for: URLRequest(url: url))
  }

  private func answer(
    url: URL?, _ makeTask: (@escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionTask
  ) async throws -> (Data, URLResponse) {
    let loading = Loading(url: url)
    let task = makeTask { data, response, error in
      if let error {
        loading.end(.failure(error))
      } else if let response {
        loading.end(.success((data ?? Data(), response)))
      } else {
        loading.end(.failure(URLError(.badServerResponse)))
      }
    }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { loading.begin(task, $0) }
    } onCancel: {
      loading.cancel()
    }
  }
}

/// A request that somebody waits for.
private final class Loading: Sendable {
  private struct State {
    var task: URLSessionTask?
    var waiting: CheckedContinuation<(Data, URLResponse), any Error>?
    var isCancelled = false
  }

  private let state = Mutex(State())
  private let url: URL?

  init(url: URL?) { self.url = url }

  func begin(_ task: URLSessionTask, _ waiting: CheckedContinuation<(Data, URLResponse), any Error>) {
    let isCancelled = state.withLock { state in
      guard !state.isCancelled else { return true }
      (state.task, state.waiting) = (task, waiting)
      return false
    }
    if isCancelled { waiting.resume(throwing: cancelled) } else { task.resume() }
  }

  func end(_ result: Result<(Data, URLResponse), any Error>) {
    let waiting = state.withLock { state in
      state.task = nil
      return state.waiting.take()
    }
    waiting?.resume(with: result)
  }

  /// Ends the wait at once. The request's own end may take until its protocol is through with what it does, which this is
  /// not the thread to wait on: whoever cancels a task holds its lock.
  func cancel() {
    let (task, waiting) = state.withLock { state in
      state.isCancelled = true
      return (state.task.take(), state.waiting.take())
    }
    waiting?.resume(throwing: cancelled)
    if let task { DispatchQueue.global().async { task.cancel() } }
  }

  private var cancelled: URLError {
    URLError(.cancelled, userInfo: url.map { [NSURLErrorFailingURLErrorKey: $0] } ?? [:])
  }
}
