// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
public import FoundationNetworking

// Optional methods of Apple's protocol that Foundation on Linux has no requirements for. Sessions never call them here; an
// object that passes them on to another, as proxies do, reaches the other's method by its name.

extension URLSessionTaskDelegate {
  /// Called on iOS before a task of the session resumes for the first time.
  public func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask) {
    send("urlSession:didCreateTask:", session, task)
  }

  /// Called on iOS when a task waits for a network that it may use.
  public func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask) {
    send("urlSession:taskIsWaitingForConnectivity:", session, task)
  }

  private func send(_ name: String, _ session: URLSession, _ task: URLSessionTask) {
    let selector = Selector(name)
    if responds(to: selector) { perform(selector, with: session, with: task) }
  }
}
