// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation
internal import Synchronization
internal import UIKit

/// Hears that the library has changed.
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
  /// Called on a queue of the system's.
  func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// The pictures of the device: a few that are always there, and those that apps save. They live as long as the app.
///
/// An app that asks for them has a question shown in front of it, as on iOS; where nobody answers, as in a snapshot, it goes
/// on as one whose question is open.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private struct State {
    var status = PHAuthorizationStatus.notDetermined
    var waiting: [@Sendable (PHAuthorizationStatus) -> Void] = []
    var observers: [Observer] = []
    var listener: Int?
  }

  private struct Observer: @unchecked Sendable {
    weak var observer: (any PHPhotoLibraryChangeObserver)?
  }

  private static let library = PHPhotoLibrary()
  private let state = Mutex(State())
  private let queue = DispatchQueue(label: "PHPhotoLibrary")
  private let changes = Mutex<[UIImage]?>(nil)
  /// Whether the block that runs asks for something that cannot be done.
  private let refused = Mutex(false)

  override init() {}

  /// The library.
  open class func shared() -> PHPhotoLibrary { library }

  // MARK: - Permission

  /// Whether the app may see the library; on newer systems with `PHAccessLevel`.
  open class func authorizationStatus() -> PHAuthorizationStatus { library.state.withLock(\.status) }

  /// Whether the app may do something with the library.
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    authorizationStatus()
  }

  /// Asks whether the app may see the library, unless that was answered before.
  ///
  /// - Parameter handler: Called with the answer, on a queue of the system's.
  open class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
    library.ask(handler)
  }

  /// Asks whether the app may do something with the library. Whoever allows one thing allows both.
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {
    library.ask(handler)
  }

  /// Asks whether the app may do something with the library.
  open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
    await withCheckedContinuation { done in library.ask { done.resume(returning: $0) } }
  }

  private func ask(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
    let (status, isFirst) = state.withLock { state in
      guard state.status == .notDetermined else { return (state.status, false) }
      state.waiting.append(handler)
      return (.notDetermined, state.waiting.count == 1)
    }
    if status != .notDetermined { return queue.async { handler(status) } }
    guard isFirst else { return }
    DispatchQueue.main.async {
      MainActor.assumeIsolated { LibraryQuestion.shared.ask { self.answer($0 ? .authorized : .denied) } }
    }
  }

  /// People have answered, or a test has for them.
  package func answer(_ status: PHAuthorizationStatus) {
    let waiting = state.withLock { state in
      defer { (state.status, state.waiting) = (status, []) }
      return state.waiting
    }
    queue.async { for handler in waiting { handler(status) } }
  }

  static var isVisible: Bool { authorizationStatus() == .authorized }

  /// Fetching asks too where nobody did, and finds nothing until that is answered.
  static func visibleAssets(_ options: PHFetchOptions?, _ isChosen: (PHAsset) -> Bool) -> [PHAsset] {
    guard isVisible else {
      if authorizationStatus() == .notDetermined { library.ask { _ in } }
      return []
    }
    let assets = PhotoAlbum.shared.entries.map(PHAsset.init).filter(isChosen)
    return options?.apply(to: assets) ?? assets
  }

  // MARK: - Changes

  /// Has an observer hear of changes. It is not kept.
  open func register(_ observer: any PHPhotoLibraryChangeObserver) {
    let new = Observer(observer: observer)
    let isFirst = state.withLock { state in
      state.observers.removeAll { $0.observer == nil }
      state.observers.append(new)
      defer { state.listener = state.listener ?? -1 }
      return state.listener == nil
    }
    guard isFirst else { return }
    let listener = PhotoAlbum.shared.listen { self.tell() }
    state.withLock { $0.listener = listener }
  }

  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {
    state.withLock { $0.observers.removeAll { $0.observer == nil || $0.observer === observer } }
  }

  private func tell() {
    queue.async {
      let change = PHChange()
      for one in self.state.withLock(\.observers) { one.observer?.photoLibraryDidChange(change) }
    }
  }

  /// Makes changes: the requests that are made in the block.
  ///
  /// - Parameter completionHandler: Called with whether that worked, on a queue of the system's. An app that was not allowed to
  ///   gets `PHPhotosError.accessUserDenied`.
  open func performChanges(
    _ changeBlock: @escaping @Sendable () -> Void, completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) {
    ask { status in
      // What follows runs on the library's queue, one block after the other.
      let error = self.perform(changeBlock, status)
      completionHandler?(error == nil, error)
    }
  }

  /// The same, for tasks.
  open func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
    try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
      performChanges(changeBlock) { _, error in
        if let error { done.resume(throwing: error) } else { done.resume() }
      }
    }
  }

  /// The same at once. Not from the main thread before people have answered, who could not then.
  ///
  /// - Throws: `PHPhotosError.accessUserDenied` where the app may not.
  open func performChangesAndWait(_ changeBlock: @escaping @Sendable () -> Void) throws {
    let error = queue.sync { perform(changeBlock, Self.authorizationStatus()) }
    if let error { throw error }
  }

  private func perform(_ block: () -> Void, _ status: PHAuthorizationStatus) -> PHPhotosError? {
    guard status == .authorized else { return PHPhotosError(.accessUserDenied) }
    changes.withLock { $0 = [] }
    block()
    let pictures = changes.withLock { changes in
      defer { changes = nil }
      return changes ?? []
    }
    let isRefused = refused.withLock { refused in
      defer { refused = false }
      return refused
    }
    if isRefused { return PHPhotosError(.changeNotSupported) }
    for picture in pictures { PhotoAlbum.shared.add(picture) }
    return nil
  }

  /// Notes within a block of changes that one of them cannot be made, so that none is.
  func refuse() {
    let isInside = changes.withLock { $0 != nil }
    guard isInside else {
      fatalError("This method can only be called from inside of -[PHPhotoLibrary performChanges:completionHandler:]")
    }
    refused.withLock { $0 = true }
  }

  /// Notes a new picture within a block of changes, and says which number it will have.
  func create(_ picture: UIImage) -> Int {
    let place = changes.withLock { changes -> Int? in
      changes?.append(picture)
      return changes.map { $0.count - 1 }
    }
    guard let place else {
      fatalError("This method can only be called from inside of -[PHPhotoLibrary performChanges:completionHandler:]")
    }
    return PhotoAlbum.shared.entries.count + place
  }
}
