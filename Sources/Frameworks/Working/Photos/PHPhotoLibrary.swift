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

  /// What a block of changes has asked for so far.
  private struct Changes: @unchecked Sendable {
    var pictures: [UIImage] = []
    /// With the numbers of the pictures that they are about, new ones or old.
    var requests: [(number: Int, request: PHAssetChangeRequest)] = []
    /// Whether something was asked for that cannot be done.
    var isRefused = false
  }

  private static let library = PHPhotoLibrary()
  private let state = Mutex(State())
  private let queue = DispatchQueue(label: "PHPhotoLibrary")
  private let changes = Mutex<Changes?>(nil)
  /// What pictures are marked with, by their numbers.
  private let notes = Mutex<[Int: PhotoNotes]>([:])

  public override init() {}

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
  @preconcurrency open class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
    library.ask(handler)
  }

  /// Asks whether the app may do something with the library. Whoever allows one thing allows both.
  @preconcurrency open class func requestAuthorization(
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
    let notes = library.notes.withLock { $0 }
    let assets = PhotoAlbum.shared.entries.map { PHAsset($0, notes[$0.number]) }.filter { asset in
      isChosen(asset) && (!asset.isHidden || options?.includeHiddenAssets == true)
    }
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
  @preconcurrency open func performChanges(
    _ changeBlock: @escaping @Sendable () -> Void, completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) {
    ask { status in
      // What follows runs on the library's queue, one block after the other.
      let error = self.perform(changeBlock, status)
      completionHandler?(error == nil, error)
    }
  }

  /// The same, for tasks.
  @preconcurrency open func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
    try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
      performChanges(changeBlock) { _, error in
        if let error { done.resume(throwing: error) } else { done.resume() }
      }
    }
  }

  /// The same at once. Not from the main thread before people have answered, who could not then.
  ///
  /// - Throws: `PHPhotosError.accessUserDenied` where the app may not.
  @preconcurrency open func performChangesAndWait(_ changeBlock: @escaping @Sendable () -> Void) throws {
    let error = queue.sync { perform(changeBlock, Self.authorizationStatus()) }
    if let error { throw error }
  }

  private func perform(_ block: () -> Void, _ status: PHAuthorizationStatus) -> PHPhotosError? {
    guard status == .authorized else { return PHPhotosError(.accessUserDenied) }
    changes.withLock { $0 = Changes() }
    block()
    let made = changes.withLock { changes in
      defer { changes = nil }
      return changes ?? Changes()
    }
    if made.isRefused { return PHPhotosError(.changeNotSupported) }
    let now = Date()
    var isChanged = false
    for (number, request) in made.requests {
      var new = request.notes
      notes.withLock { notes in
        guard (notes[number] ?? PhotoNotes()) != new else { return }
        // A new picture has not been changed: it is made so.
        if request.placeholderForCreatedAsset == nil { (new.changed, isChanged) = (now, true) }
        notes[number] = new
      }
    }
    for picture in made.pictures { PhotoAlbum.shared.add(picture) }
    if isChanged { tell() }
    return nil
  }

  /// Notes within a block of changes that one of them cannot be made, so that none is.
  func refuse() { noting { $0.isRefused = true } }

  /// Notes a new picture within a block of changes, and says which number it will have.
  func create(_ picture: UIImage, for request: PHAssetChangeRequest) -> Int {
    let known = PhotoAlbum.shared.entries.count
    return noting { changes in
      changes.pictures.append(picture)
      let number = known + changes.pictures.count - 1
      changes.requests.append((number, request))
      return number
    }
  }

  /// Notes within a block of changes that a picture is to be changed.
  func change(_ asset: PHAsset, by request: PHAssetChangeRequest) {
    noting { $0.requests.append((asset.entry.number, request)) }
  }

  private func noting<Result: Sendable>(_ note: (inout Changes) -> Result) -> Result {
    let result = changes.withLock { changes -> Result? in
      guard var noted = changes else { return nil }
      defer { changes = noted }
      return note(&noted)
    }
    guard let result else {
      fatalError("This method can only be called from inside of -[PHPhotoLibrary performChanges:completionHandler:]")
    }
    return result
  }
}
