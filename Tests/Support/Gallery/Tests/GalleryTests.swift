// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import SDWebImage
import UIKit
import XCTest

@testable import Gallery

/// Answers in the place of servers.
final class Server: URLProtocol {
  nonisolated(unsafe) static var answers: [String: (status: Int, body: Data)] = [:]
  nonisolated(unsafe) static var requests: [URLRequest] = []
  /// Addresses that are never answered.
  nonisolated(unsafe) static var silent: Set<String> = []
  /// Where it is set, an answer waits for a signal.
  nonisolated(unsafe) static var gate: DispatchSemaphore?

  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let url = request.url else { return }
    Self.requests.append(request)
    if Self.silent.contains(url.lastPathComponent) { return }
    Self.gate?.wait()
    let answer = Self.answers[url.lastPathComponent] ?? (404, Data())
    let response = HTTPURLResponse(url: url, statusCode: answer.status, httpVersion: nil, headerFields: nil)!
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: answer.body)
    client?.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}
}

@MainActor final class GalleryTests: XCTestCase {
  private var cache: SDImageCache!
  private var manager: SDWebImageManager!
  private var context: SDWebImageContext { [.customManager: manager!] }
  private let placeholder = UIImage()

  override func setUp() {
    super.setUp()
    Server.answers = [
      "red.png": (200, Self.png(.red, 40)), "blue.png": (200, Self.png(.blue, 20)), "bad.png": (200, Data("no".utf8)),
    ]
    Server.requests = []
    Server.silent = ["silent.png"]
    Server.gate = nil
    cache = SDImageCache(namespace: UUID().uuidString)
    let config = SDWebImageDownloaderConfig()
    let session = URLSessionConfiguration.ephemeral
    session.protocolClasses = [Server.self]
    config.sessionConfiguration = session
    manager = SDWebImageManager(cache: cache, loader: SDWebImageDownloader(config: config))
  }

  override func tearDown() {
    let isGone = expectation(description: "gone")
    cache.clearDisk { isGone.fulfill() }
    wait(for: [isGone], timeout: 10)
    super.tearDown()
  }

  static func png(_ color: UIColor, _ side: CGFloat) -> Data {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).pngData { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  private func url(_ name: String) -> URL { URL(string: "https://pictures.test/\(name)")! }

  /// Shows a picture and waits for the completion.
  private func show(
    _ name: String, in view: UIImageView, _ options: SDWebImageOptions = []
  ) -> (image: UIImage?, error: Error?, type: SDImageCacheType) {
    let isThere = expectation(description: name)
    var found: (UIImage?, Error?, SDImageCacheType) = (nil, nil, .none)
    view.sd_setImage(
      with: url(name), placeholderImage: placeholder, options: options, context: context, progress: nil
    ) { image, error, type, _ in
      found = (image, error, type)
      isThere.fulfill()
    }
    wait(for: [isThere], timeout: 10)
    return found
  }

  func testAPictureComesFromTheNetworkThenFromMemoryThenFromTheDisk() {
    let view = UIImageView()
    let first = show("red.png", in: view, .waitStoreCache)
    XCTAssertEqual(first.type, .none)
    XCTAssertEqual(view.image?.size, CGSize(width: 40, height: 40))
    XCTAssertEqual(view.sd_imageURL, url("red.png"))
    XCTAssertEqual(show("red.png", in: view).type, .memory)
    cache.clearMemory()
    XCTAssertEqual(show("red.png", in: view).type, .disk)
    XCTAssertEqual(Server.requests.count, 1)
    XCTAssertTrue(cache.diskImageDataExists(withKey: url("red.png").absoluteString))
    XCTAssertEqual(cache.diskImageData(forKey: url("red.png").absoluteString), Server.answers["red.png"]?.body)
    XCTAssertEqual(cache.totalDiskCount(), 1)
  }

  func testAPictureInMemoryIsThereAtOnce() {
    cache.storeImage(toMemory: UIImage(data: Self.png(.blue, 20)), forKey: url("red.png").absoluteString)
    let view = UIImageView()
    view.sd_setImage(with: url("red.png"), placeholderImage: placeholder, options: [], context: context)
    XCTAssertEqual(view.image?.size, CGSize(width: 20, height: 20))
    XCTAssertTrue(Server.requests.isEmpty)
  }

  func testThePlaceholderIsShownUntilThePictureComes() {
    let view = UIImageView()
    view.sd_setImage(with: url("silent.png"), placeholderImage: placeholder, options: [], context: context)
    XCTAssertTrue(view.image === placeholder)
    let other = UIImageView()
    other.sd_setImage(
      with: url("silent.png"), placeholderImage: placeholder, options: .delayPlaceholder, context: context)
    XCTAssertNil(other.image)
    view.sd_cancelCurrentImageLoad()
    other.sd_cancelCurrentImageLoad()
    XCTAssertFalse(manager.isRunning)
  }

  func testCancellingIsAnError() {
    let view = UIImageView()
    let isOver = expectation(description: "over")
    view.sd_setImage(with: url("silent.png"), placeholderImage: nil, options: [], context: context, progress: nil) {
      image, error, _, _ in
      XCTAssertNil(image)
      XCTAssertEqual((error as NSError?)?.domain, SDWebImageErrorDomain)
      XCTAssertEqual((error as NSError?)?.code, SDWebImageError.cancelled.rawValue)
      isOver.fulfill()
    }
    view.sd_cancelCurrentImageLoad()
    wait(for: [isOver], timeout: 10)
    XCTAssertNil(view.sd_imageLoadOperation(forKey: view.sd_latestOperationKey))
  }

  func testAViewThatIsUsedAgainShowsTheLastPicture() {
    let view = UIImageView()
    view.sd_setImage(with: url("red.png"), placeholderImage: nil, options: [], context: context)
    let last = show("blue.png", in: view)
    XCTAssertEqual(last.image?.size.width, 20)
    XCTAssertEqual(view.image?.size.width, 20)
  }

  func testWhatFailsSaysWhyAndIsNotAskedAgainWhereItIsNoPicture() {
    let view = UIImageView()
    let missing = show("missing.png", in: view)
    XCTAssertEqual((missing.error as NSError?)?.code, SDWebImageError.invalidDownloadStatusCode.rawValue)
    XCTAssertEqual((missing.error as NSError?)?.userInfo[SDWebImageErrorDownloadStatusCodeKey] as? Int, 404)
    XCTAssertTrue(view.image === placeholder)
    XCTAssertEqual((show("bad.png", in: view).error as NSError?)?.code, SDWebImageError.badImageData.rawValue)
    XCTAssertEqual((show("bad.png", in: view).error as NSError?)?.code, SDWebImageError.blackListed.rawValue)
    let count = Server.requests.count
    XCTAssertEqual(
      (show("bad.png", in: view, .retryFailed).error as NSError?)?.code, SDWebImageError.badImageData.rawValue)
    XCTAssertEqual(Server.requests.count, count + 1)
    let none = expectation(description: "no address")
    view.sd_setImage(with: nil) { _, error, _, _ in
      XCTAssertEqual((error as NSError?)?.code, SDWebImageError.invalidURL.rawValue)
      none.fulfill()
    }
    wait(for: [none], timeout: 10)
  }

  func testKeysAreAddressesUnlessAFilterOrATransformerSaysOtherwise() {
    let address = URL(string: "https://pictures.test/a.png?token=1")!
    XCTAssertEqual(manager.cacheKey(for: address), "https://pictures.test/a.png?token=1")
    let transformer = SDImageFlippingTransformer(horizontal: true, vertical: false)
    XCTAssertEqual(
      manager.cacheKey(for: url("a.png"), context: [.imageTransformer: transformer]),
      "https://pictures.test/a-SDImageFlippingTransformer(1,0).png")
    manager.cacheKeyFilter = SDWebImageCacheKeyFilter { url in url.path }
    XCTAssertEqual(manager.cacheKey(for: address), "/a.png")
    XCTAssertNil(manager.cacheKey(for: nil))
  }

  func testTransformersMakeWhatIsShownAndKept() {
    manager.transformer = SDImageResizingTransformer(size: CGSize(width: 10, height: 5), scaleMode: .fill)
    let view = UIImageView()
    XCTAssertEqual(show("red.png", in: view, .waitStoreCache).image?.size, CGSize(width: 10, height: 5))
    let key = manager.cacheKey(for: url("red.png"), context: nil)
    XCTAssertEqual(cache.imageFromCache(forKey: key)?.size.height, 5)
    XCTAssertNil(cache.imageFromCache(forKey: url("red.png").absoluteString))
  }

  func testButtonsHaveAPictureForEachState() {
    let button = UIButton(type: .custom)
    let both = (expectation(description: "normal"), expectation(description: "background"))
    button.sd_setImage(
      with: url("red.png"), for: .normal, placeholderImage: nil, options: [], context: context, progress: nil
    ) { _, _, _, _ in both.0.fulfill() }
    button.sd_setBackgroundImage(
      with: url("blue.png"), for: .highlighted, placeholderImage: nil, options: [], context: context, progress: nil
    ) { _, _, _, _ in both.1.fulfill() }
    wait(for: [both.0, both.1], timeout: 10)
    XCTAssertEqual(button.image(for: .normal)?.size.width, 40)
    XCTAssertEqual(button.backgroundImage(for: .highlighted)?.size.width, 20)
    XCTAssertEqual(button.sd_imageURL(for: .normal), url("red.png"))
    XCTAssertEqual(button.sd_backgroundImageURL(for: .highlighted), url("blue.png"))
  }

  func testPrefetchedPicturesAreCounted() {
    let prefetcher = SDWebImagePrefetcher(imageManager: manager)
    let isOver = expectation(description: "over")
    var steps: [UInt] = []
    prefetcher.prefetchURLs(["red.png", "missing.png", "blue.png", "red.png"].map(url)) { finished, total in
      XCTAssertEqual(total, 4)
      steps.append(finished)
    } completed: { finished, skipped in
      XCTAssertEqual(finished, 3)
      XCTAssertEqual(skipped, 1)
      isOver.fulfill()
    }
    wait(for: [isOver], timeout: 10)
    XCTAssertEqual(steps, [1, 2, 3, 4])
    XCTAssertNotNil(cache.imageFromMemoryCache(forKey: url("blue.png").absoluteString))
  }

  func testRequestsHaveHeadersAndAreSharedByThoseWhoWait() {
    manager.imageLoader.setValue("secret", forHTTPHeaderField: "Authorization")
    // The first request must not be over before the second view asks.
    let gate = DispatchSemaphore(value: 0)
    Server.gate = gate
    let views = [UIImageView(), UIImageView()]
    let both = views.map { _ in expectation(description: "there") }
    for (view, isThere) in zip(views, both) {
      view.sd_setImage(
        with: url("red.png"), placeholderImage: nil, options: .fromLoaderOnly, context: context, progress: nil
      ) { _, _, _, _ in isThere.fulfill() }
    }
    for _ in views { gate.signal() }
    wait(for: both, timeout: 10)
    XCTAssertEqual(Server.requests.count, 1)
    XCTAssertEqual(Server.requests.first?.value(forHTTPHeaderField: "Authorization"), "secret")
  }

  func testOldFilesGoWhereThereAreTooMany() {
    let config = SDImageCacheConfig()
    config.maxDiskSize = 100
    let small = SDImageCache(namespace: UUID().uuidString, diskCacheDirectory: nil, config: config)
    for index in 0..<4 { small.storeImageData(toDisk: Data(count: 40), forKey: "\(index)") }
    XCTAssertEqual(small.totalDiskSize(), 160)
    let isOver = expectation(description: "over")
    small.deleteOldFiles { isOver.fulfill() }
    wait(for: [isOver], timeout: 10)
    XCTAssertEqual(small.totalDiskSize(), 40)
  }

  func testTheBundleIsFoundByTheClass() {
    XCTAssertEqual(Bundle(for: classForCoder), Bundle(for: GalleryTests.self))
  }

  func testTheAppsCellsShowPictures() {
    SDWebImageManager.shared.imageCache.storeImage(
      toMemory: UIImage(data: Self.png(.green, 8)), forKey: url("green.png").absoluteString)
    let gallery = GalleryViewController(urls: [url("green.png")])
    gallery.loadViewIfNeeded()
    let cell = gallery.tableView(gallery.tableView, cellForRowAt: IndexPath(row: 0, section: 0)) as? PictureCell
    XCTAssertEqual(cell?.picture.image?.size.width, 8)
    XCTAssertEqual(cell?.source, .memory)
  }
}

@MainActor final class DelegateTests: XCTestCase {
  func testTheAppsDelegateIsThereAndWasToldOfLaunching() throws {
    let delegate = try XCTUnwrap(UIApplication.shared.delegate as? AppDelegate)
    XCTAssertTrue(delegate === UIApplication.shared.delegate)
    XCTAssertTrue(delegate.window?.rootViewController is GalleryViewController)
  }
}
