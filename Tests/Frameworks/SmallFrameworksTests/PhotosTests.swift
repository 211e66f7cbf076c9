// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreLocation
import Photos
import PhotosUI
import Synchronization
import TesseraTesting
import Testing
import UIKit

/// A grid of the library's pictures, as many apps have it.
private final class PhotoGridViewController: UICollectionViewController, PHPhotoLibraryChangeObserver {
  private(set) var fetchResult: PHFetchResult<PHAsset>!
  private let imageManager = PHCachingImageManager()
  private var thumbnailSize = CGSize.zero

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(GridViewCell.self, forCellWithReuseIdentifier: "GridViewCell")
    PHPhotoLibrary.shared().register(self)
    let options = PHFetchOptions()
    options.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)]
    options.predicate = NSPredicate(format: "mediaType == %d", PHAssetMediaType.image.rawValue)
    fetchResult = PHAsset.fetchAssets(with: options)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    thumbnailSize = CGSize(width: 120, height: 120)
    imageManager.stopCachingImagesForAllAssets()
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    return fetchResult.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let asset = fetchResult.object(at: indexPath.item)
    guard
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "GridViewCell", for: indexPath)
        as? GridViewCell
    else { fatalError("Unexpected cell in collection view") }
    cell.representedAssetIdentifier = asset.localIdentifier
    imageManager.requestImage(for: asset, targetSize: thumbnailSize, contentMode: .aspectFill, options: nil) {
      image, _ in
      if cell.representedAssetIdentifier == asset.localIdentifier { cell.thumbnailImage = image }
    }
    return cell
  }

  nonisolated func photoLibraryDidChange(_ changeInstance: PHChange) {
    DispatchQueue.main.sync {
      MainActor.assumeIsolated {
        guard let changes = changeInstance.changeDetails(for: fetchResult) else { return }
        fetchResult = changes.fetchResultAfterChanges
        collectionView.performBatchUpdates {
          if let removed = changes.removedIndexes, !removed.isEmpty {
            collectionView.deleteItems(at: removed.map { IndexPath(item: $0, section: 0) })
          }
          if let inserted = changes.insertedIndexes, !inserted.isEmpty {
            collectionView.insertItems(at: inserted.map { IndexPath(item: $0, section: 0) })
          }
        }
      }
    }
  }
}

private final class GridViewCell: UICollectionViewCell {
  var representedAssetIdentifier = ""
  var thumbnailImage: UIImage?
}

private final class PickerDelegate: PHPickerViewControllerDelegate {
  var results: [PHPickerResult]?
  var images: [UIImage] = []

  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
    self.results = results
    picker.dismiss(animated: true)
    for result in results where result.itemProvider.canLoadObject(ofClass: UIImage.self) {
      result.itemProvider.loadObject(ofClass: UIImage.self) { [weak self] object, _ in
        guard let image = object as? UIImage else { return }
        DispatchQueue.main.async { self?.images.append(image) }
      }
    }
  }
}

private final class Listener: NSObject, PHPhotoLibraryChangeObserver {
  let changes = Mutex<[PHChange]>([])
  func photoLibraryDidChange(_ changeInstance: PHChange) { changes.withLock { $0.append(changeInstance) } }
}

/// The library of a device, which all tests of the process share.
@MainActor @Suite(.serialized) struct PhotosTests {
  private func allow() { PHPhotoLibrary.shared().answer(.authorized) }

  /// Waits until the library's own queue has done what was begun.
  private func settle() throws { try PHPhotoLibrary.shared().performChangesAndWait {} }

  private func button(_ title: String, in view: UIView) -> UIControl? {
    if let control = view as? UIControl, text(in: control).contains(title) || control.accessibilityLabel == title {
      return control
    }
    return view.subviews.lazy.compactMap { button(title, in: $0) }.first
  }

  private func text(in view: UIView) -> [String] {
    ((view as? UILabel)?.text).map { [$0] } ?? view.subviews.flatMap(text)
  }

  @Test func peopleAreAskedOnceAndInFrontOfTheApp() throws {
    PHPhotoLibrary.shared().answer(.notDetermined)
    defer { allow() }
    let screen = TestScreen(.iPhone16)
    screen.show(UIViewController())
    #expect(PHPhotoLibrary.authorizationStatus(for: .readWrite) == .notDetermined)
    #expect(PHAsset.fetchAssets(with: nil).count == 0)
    let heard = Mutex<[PHAuthorizationStatus]>([])
    PHPhotoLibrary.requestAuthorization(for: .readWrite) { status in heard.withLock { $0.append(status) } }
    screen.advance(by: 2)
    let windows = UIApplication.shared.windows
    let question = try #require(windows.last?.rootViewController?.presentedViewController as? UIAlertController)
    #expect(question.title?.hasSuffix("Would Like to Access Your Photos") == true)
    let allow = try #require(button("Allow Access to All Photos", in: question.view))
    screen.tap(allow)
    screen.advance(by: 2)
    try settle()
    #expect(PHPhotoLibrary.authorizationStatus() == .authorized && heard.withLock { $0 } == [.authorized])
    #expect(PHAsset.fetchAssets(with: nil).count >= 6)
    #expect(windows.last?.isHidden == true && UIApplication.shared.keyWindow === windows.first)
  }

  @Test func whatPicturesAreMarkedWithIsKeptFoundAndTold() throws {
    allow()
    let place = CLLocation(latitude: 52, longitude: 5)
    let made = Mutex<String?>(nil)
    try PHPhotoLibrary.shared().performChangesAndWait {
      let request = PHAssetChangeRequest.creationRequestForAsset(from: UIImage())
      (request.creationDate, request.location) = (Date(timeIntervalSince1970: 1_000), place)
      made.withLock { $0 = request.placeholderForCreatedAsset?.localIdentifier }
    }
    let identifier = try #require(made.withLock { $0 })
    func fetch(_ options: PHFetchOptions? = nil) -> PHFetchResult<PHAsset> {
      PHAsset.fetchAssets(withLocalIdentifiers: [identifier], options: options)
    }
    let before = fetch()
    let asset = try #require(before.firstObject)
    #expect(asset.creationDate == Date(timeIntervalSince1970: 1_000) && asset.location === place && !asset.isFavorite)

    let listener = Listener()
    PHPhotoLibrary.shared().register(listener)
    try PHPhotoLibrary.shared().performChangesAndWait { PHAssetChangeRequest(for: asset).isFavorite = true }
    try settle()
    #expect(!asset.isFavorite && fetch().firstObject?.isFavorite == true && fetch().firstObject?.location === place)
    let change = try #require(listener.changes.withLock { $0.first })
    let changes = try #require(change.changeDetails(for: before))
    #expect(changes.changedIndexes == [0] && changes.insertedIndexes == nil && changes.removedIndexes == nil)
    let loved = PHFetchOptions()
    loved.predicate = NSPredicate(format: "isFavorite == YES")
    #expect(PHAsset.fetchAssets(with: loved).contains(asset))

    try PHPhotoLibrary.shared().performChangesAndWait { PHAssetChangeRequest(for: asset).isHidden = true }
    let all = PHFetchOptions()
    all.includeHiddenAssets = true
    #expect(fetch().count == 0 && fetch(all).count == 1)
  }

  @Test func whoMayNotSeesNothingAndSavesNothing() async throws {
    PHPhotoLibrary.shared().answer(.denied)
    defer { allow() }
    #expect(await PHPhotoLibrary.requestAuthorization(for: .addOnly) == .denied)
    #expect(PHAsset.fetchAssets(with: .image, options: nil).firstObject == nil)
    #expect(throws: PHPhotosError(.accessUserDenied)) { try PHPhotoLibrary.shared().performChangesAndWait {} }
  }

  @Test func fetchesSortFilterAndEnd() throws {
    allow()
    let options = PHFetchOptions()
    options.predicate = NSPredicate(format: "pixelWidth == 640 AND mediaType == %d", PHAssetMediaType.image.rawValue)
    options.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)]
    let wide = PHAsset.fetchAssets(with: options)
    let dates = (0..<wide.count).compactMap { wide[$0].creationDate }
    #expect(wide.count >= 3 && dates == dates.sorted(by: >) && wide.firstObject?.pixelHeight == 480)
    options.fetchLimit = 2
    var seen: [Int] = []
    PHAsset.fetchAssets(with: options).enumerateObjects { asset, index, stop in
      seen.append(index)
      stop.pointee = true
    }
    #expect(seen == [0] && PHAsset.fetchAssets(with: options).count == 2)
    #expect(PHAsset.fetchAssets(with: .video, options: nil).count == 0)

    let asset = try #require(wide.firstObject)
    let again = PHAsset.fetchAssets(withLocalIdentifiers: [asset.localIdentifier], options: nil)
    #expect(again.count == 1 && again.firstObject == asset && wide.index(of: again[0]) == 0)
    let recents = PHAssetCollection.fetchAssetCollections(
      with: .smartAlbum, subtype: .smartAlbumUserLibrary, options: nil)
    #expect(recents.firstObject?.localizedTitle == "Recents")
    #expect(PHAssetCollection.fetchAssetCollections(with: .album, subtype: .any, options: nil).count == 0)
  }

  @Test func picturesComeInTheSizeThatIsAskedFor() throws {
    allow()
    let screen = TestScreen(.iPhone16)
    screen.show(UIViewController())
    let asset = try #require(PHAsset.fetchAssets(with: nil).firstObject)
    #expect(asset.pixelWidth == 480 && asset.pixelHeight == 640)
    func size(_ size: CGSize, _ mode: PHImageContentMode, crop: CGRect = .zero) -> CGSize? {
      let options = PHImageRequestOptions()
      options.isSynchronous = true
      options.normalizedCropRect = crop
      var answer: UIImage?
      PHImageManager.default().requestImage(for: asset, targetSize: size, contentMode: mode, options: options) {
        image, info in
        #expect(info?[PHImageResultIsDegradedKey] as? Bool == false)
        answer = image
      }
      return answer?.size
    }
    #expect(size(CGSize(width: 120, height: 120), .aspectFill) == CGSize(width: 120, height: 160))
    #expect(size(CGSize(width: 120, height: 120), .aspectFit) == CGSize(width: 90, height: 120))
    #expect(size(PHImageManagerMaximumSize, .aspectFit) == CGSize(width: 480, height: 640))
    #expect(size(CGSize(width: 5000, height: 5000), .default) == CGSize(width: 480, height: 640))
    let half = CGRect(x: 0, y: 0.25, width: 1, height: 0.5)
    #expect(size(PHImageManagerMaximumSize, .aspectFit, crop: half) == CGSize(width: 480, height: 320))

    var heard: [String] = []
    let manager = PHImageManager.default()
    let one = manager.requestImage(
      for: asset, targetSize: CGSize(width: 10, height: 10), contentMode: .aspectFit, options: nil
    ) { _, _ in heard.append("cancelled") }
    manager.requestImageDataAndOrientation(for: asset, options: nil) { data, type, orientation, _ in
      heard.append("\(type ?? "") \(orientation == .up) \(data.flatMap(UIImage.init)?.size.width ?? 0)")
    }
    manager.cancelImageRequest(one)
    #expect(heard.isEmpty)
    screen.advance(by: 1)
    #expect(heard == ["public.png true 480.0"])
  }

  @Test func aGridShowsTheNewestFirstAndWhatIsSaved() throws {
    allow()
    let screen = TestScreen(.iPhone16)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 120, height: 120)
    let grid = PhotoGridViewController(collectionViewLayout: layout)
    screen.show(grid)
    screen.advance(by: 1)
    let count = grid.fetchResult.count
    let cells = grid.collectionView.visibleCells.compactMap { $0 as? GridViewCell }
    #expect(count >= 6 && cells.count == count && cells.allSatisfy { $0.thumbnailImage != nil })
    let details = Mutex<IndexSet?>(nil)
    let before = PHAsset.fetchAssets(with: nil)
    let observer = Observer { change in
      let inserted = change.changeDetails(for: before)?.insertedIndexes
      details.withLock { $0 = inserted }
    }
    PHPhotoLibrary.shared().unregisterChangeObserver(grid)
    PHPhotoLibrary.shared().register(observer)
    defer { PHPhotoLibrary.shared().unregisterChangeObserver(observer) }
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 7, height: 7)).image { _ in }
    let placeholder = Mutex<String?>(nil)
    try PHPhotoLibrary.shared().performChangesAndWait {
      let request = PHAssetChangeRequest.creationRequestForAsset(from: picture)
      placeholder.withLock { $0 = request.placeholderForCreatedAsset?.localIdentifier }
    }
    try settle()
    #expect(details.withLock { $0 } == IndexSet(integer: before.count))
    let identifier = try #require(placeholder.withLock { $0 })
    let saved = PHAsset.fetchAssets(withLocalIdentifiers: [identifier], options: nil)
    #expect(saved.count == 1 && PHAsset.fetchAssets(with: nil).lastObject == saved.firstObject)
  }

  private final class Observer: NSObject, PHPhotoLibraryChangeObserver {
    let body: @Sendable (PHChange) -> Void
    init(_ body: @escaping @Sendable (PHChange) -> Void) { self.body = body }
    func photoLibraryDidChange(_ changeInstance: PHChange) { body(changeInstance) }
  }

  // MARK: - The picker

  private func present(
    _ configuration: PHPickerConfiguration, _ delegate: PickerDelegate
  ) throws -> (TestScreen, PHPickerViewController, UICollectionViewController) {
    let screen = TestScreen(.iPhone16)
    let root = UIViewController()
    screen.show(root)
    let picker = PHPickerViewController(configuration: configuration)
    picker.delegate = delegate
    root.present(picker, animated: true)
    screen.advance(by: 2)
    let navigation = try #require(picker.children.first as? UINavigationController)
    return (screen, picker, try #require(navigation.topViewController as? UICollectionViewController))
  }

  private func tap(_ item: Int, _ grid: UICollectionViewController, _ screen: TestScreen) throws {
    screen.tap(try #require(grid.collectionView.cellForItem(at: IndexPath(item: item, section: 0))))
    screen.advance(by: 1)
  }

  @Test func aTapPicksOnePicture() throws {
    let delegate = PickerDelegate()
    var configuration = PHPickerConfiguration()
    configuration.filter = .any(of: [.images, .livePhotos])
    let (screen, picker, grid) = try present(configuration, delegate)
    try tap(1, grid, screen)
    screen.advance(by: 2)
    #expect(delegate.results?.count == 1 && delegate.results?.first?.assetIdentifier == nil)
    #expect(delegate.results?.first?.itemProvider.suggestedName == "IMG_0002")
    #expect(delegate.images.map(\.size) == [CGSize(width: 640, height: 480)])
    #expect(picker.presentingViewController == nil)
  }

  @Test func severalAreNumberedAndAddedInTheirOrder() throws {
    let delegate = PickerDelegate()
    var configuration = PHPickerConfiguration(photoLibrary: .shared())
    configuration.selectionLimit = 2
    configuration.selection = .ordered
    let (screen, _, grid) = try present(configuration, delegate)
    let add = try #require(grid.navigationItem.rightBarButtonItem)
    #expect(!add.isEnabled)
    for item in [3, 1, 0, 3, 4] { try tap(item, grid, screen) }
    let cell = try #require(grid.collectionView.cellForItem(at: IndexPath(item: 4, section: 0)))
    #expect(text(in: cell) == ["2"] && add.isEnabled && delegate.results == nil)
    let bar = try #require(grid.navigationController?.navigationBar)
    screen.tap(try #require(button("Add", in: bar)))
    screen.advance(by: 2)
    allow()
    let chosen = delegate.results?.compactMap(\.assetIdentifier) ?? []
    let all = PHAsset.fetchAssets(with: nil)
    #expect(chosen == [all[1].localIdentifier, all[4].localIdentifier])
  }

  @Test func cancellingPicksNothing() throws {
    let delegate = PickerDelegate()
    var configuration = PHPickerConfiguration()
    configuration.filter = .videos
    let (screen, _, grid) = try present(configuration, delegate)
    #expect(grid.collectionView.numberOfItems(inSection: 0) == 0)
    let bar = try #require(grid.navigationController?.navigationBar)
    screen.tap(try #require(button("Cancel", in: bar)))
    screen.advance(by: 2)
    #expect(delegate.results?.isEmpty == true)
  }
}
