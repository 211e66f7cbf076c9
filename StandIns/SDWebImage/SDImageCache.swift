// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CryptoKit
import UIKit

/// Keeps pictures in memory and on the disk, by their keys.
///
/// Completions come on the main queue. Files are in the caches folder, `com.hackemist.SDImageCache/NAMESPACE`, named by the MD5 of
/// their keys.
open class SDImageCache: NSObject {
  /// The cache of everything that says no other.
  public static let shared = SDImageCache(namespace: "default")

  public let config: SDImageCacheConfig
  /// The folder of the files.
  public let diskCachePath: String
  private let memory = NSCache<NSString, UIImage>()
  private let work = DispatchQueue(label: "com.hackemist.SDImageCache")

  public convenience init(namespace: String) { self.init(namespace: namespace, diskCacheDirectory: nil) }

  public convenience init(namespace: String, diskCacheDirectory: String?) {
    self.init(namespace: namespace, diskCacheDirectory: diskCacheDirectory, config: .default)
  }

  /// - Parameter diskCacheDirectory: The folder that the namespace's folder is in; the caches folder's own where it is `nil`.
  public init(namespace: String, diskCacheDirectory: String?, config: SDImageCacheConfig?) {
    self.config = (config ?? .default).copy() as? SDImageCacheConfig ?? SDImageCacheConfig()
    let caches =
      NSSearchPathForDirectoriesInDomains(.cachesDirectory, .userDomainMask, true).first ?? NSTemporaryDirectory()
    let folder = diskCacheDirectory ?? (caches as NSString).appendingPathComponent("com.hackemist.SDImageCache")
    diskCachePath = (folder as NSString).appendingPathComponent(namespace)
    super.init()
    memory.totalCostLimit = Int(self.config.maxMemoryCost)
    memory.countLimit = Int(self.config.maxMemoryCount)
    NotificationCenter.default.addObserver(
      forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
    ) { [weak self] _ in self?.clearMemory() }
  }

  // MARK: - Keys and files

  /// The file of a key, whether it is there or not.
  open func cachePath(forKey key: String?) -> String? {
    guard let key else { return nil }
    let digest = Insecure.MD5.hash(data: Data(key.utf8)).map { String(format: "%02x", $0) }.joined()
    // What the key ends in, where that may be the ending of a file.
    let ending = (URL(string: key)?.pathExtension).map { $0.isEmpty || $0.count > 20 ? "" : ".\($0)" } ?? ""
    return (diskCachePath as NSString).appendingPathComponent(digest + ending)
  }

  // MARK: - Storing

  open func store(_ image: UIImage?, forKey key: String?, completion: SDWebImageNoParamsBlock? = nil) {
    store(image, imageData: nil, forKey: key, toDisk: true, completion: completion)
  }

  open func store(_ image: UIImage?, forKey key: String?, toDisk: Bool, completion: SDWebImageNoParamsBlock? = nil) {
    store(image, imageData: nil, forKey: key, toDisk: toDisk, completion: completion)
  }

  /// Keeps a picture.
  ///
  /// - Parameters:
  ///   - imageData: The file's bytes; where they are `nil`, a PNG or, for pictures without transparency, a JPEG is made.
  ///   - toDisk: Whether a file is written, too.
  open func store(
    _ image: UIImage?, imageData: Data?, forKey key: String?, toDisk: Bool, completion: SDWebImageNoParamsBlock? = nil
  ) {
    store(image, imageData: imageData, forKey: key, cacheType: toDisk ? .all : .memory, completion: completion)
  }

  open func store(
    _ image: UIImage?, imageData: Data?, forKey key: String?, cacheType: SDImageCacheType,
    completion: SDWebImageNoParamsBlock? = nil
  ) {
    guard let key, image != nil || imageData != nil, cacheType != .none else {
      Self.onMain { completion?() }
      return
    }
    if cacheType.usesMemory { storeImage(toMemory: image, forKey: key) }
    guard cacheType.usesDisk else {
      Self.onMain { completion?() }
      return
    }
    work.async { [self] in
      write(imageData ?? image.flatMap(Self.data), key)
      DispatchQueue.main.async { completion?() }
    }
  }

  open func storeImage(toMemory image: UIImage?, forKey key: String?) {
    guard let image, let key, config.shouldCacheImagesInMemory else { return }
    memory.setObject(image, forKey: key as NSString, cost: Int(image.sd_memoryCost))
  }

  /// Writes a file at once.
  open func storeImageData(toDisk imageData: Data?, forKey key: String?) {
    guard let imageData, let key else { return }
    work.sync { write(imageData, key) }
  }

  private func write(_ data: Data?, _ key: String) {
    guard let data, let path = cachePath(forKey: key) else { return }
    try? FileManager.default.createDirectory(atPath: diskCachePath, withIntermediateDirectories: true)
    try? data.write(to: URL(fileURLWithPath: path), options: .atomic)
  }

  private static func data(_ image: UIImage) -> Data? {
    switch image.cgImage?.alphaInfo {
    case .none?, .noneSkipFirst?, .noneSkipLast?: image.jpegData(compressionQuality: 1)
    default: image.pngData()
    }
  }

  // MARK: - Asking

  open func imageFromMemoryCache(forKey key: String?) -> UIImage? {
    key.flatMap { memory.object(forKey: $0 as NSString) }
  }

  /// Reads the file at once, and keeps the picture in memory.
  open func imageFromDiskCache(forKey key: String?) -> UIImage? {
    guard let data = diskImageData(forKey: key),
      let image = UIImage.sd_image(with: data, scale: Self.scale(of: key ?? ""))
    else { return nil }
    storeImage(toMemory: image, forKey: key)
    return image
  }

  open func imageFromCache(forKey key: String?) -> UIImage? {
    imageFromMemoryCache(forKey: key) ?? imageFromDiskCache(forKey: key)
  }

  open func diskImageData(forKey key: String?) -> Data? {
    guard let path = cachePath(forKey: key) else { return nil }
    return work.sync { try? Data(contentsOf: URL(fileURLWithPath: path)) }
  }

  open func diskImageDataExists(withKey key: String?) -> Bool {
    guard let path = cachePath(forKey: key) else { return false }
    return work.sync { FileManager.default.fileExists(atPath: path) }
  }

  open func diskImageExists(withKey key: String?, completion: SDImageCacheCheckCompletionBlock? = nil) {
    guard let path = cachePath(forKey: key) else {
      Self.onMain { completion?(false) }
      return
    }
    work.async {
      let isThere = FileManager.default.fileExists(atPath: path)
      DispatchQueue.main.async { completion?(isThere) }
    }
  }

  /// Asks memory at once, and then the disk.
  ///
  /// - Returns: What ends the question; `nil` where it has been answered.
  @discardableResult open func queryCacheOperation(
    forKey key: String?, done: SDImageCacheQueryCompletionBlock?
  ) -> SDWebImageOperation? {
    query(key, .all, isSync: false, wantsData: false, context: nil, done)
  }

  func query(
    _ key: String?, _ type: SDImageCacheType, isSync: Bool, wantsData: Bool, context: SDWebImageContext?,
    _ done: SDImageCacheQueryCompletionBlock?
  ) -> SDWebImageOperation? {
    guard let key, type != .none else {
      done?(nil, nil, .none)
      return nil
    }
    let kept = type.usesMemory ? imageFromMemoryCache(forKey: key) : nil
    if let kept, !wantsData {
      done?(kept, nil, .memory)
      return nil
    }
    guard type.usesDisk, let path = cachePath(forKey: key) else {
      done?(kept, nil, kept == nil ? .none : .memory)
      return nil
    }
    let scale = (context?[.imageScaleFactor] as? NSNumber).map { CGFloat($0.doubleValue) } ?? Self.scale(of: key)
    let read: () -> (UIImage?, Data?) = {
      guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else { return (nil, nil) }
      return (kept ?? UIImage.sd_image(with: data, scale: scale), data)
    }
    let answer: (UIImage?, Data?) -> Void = { [self] image, data in
      if kept == nil, type.usesMemory { storeImage(toMemory: image, forKey: key) }
      done?(image, data, kept != nil ? .memory : image == nil ? .none : .disk)
    }
    if isSync {
      let (image, data) = work.sync { read() }
      answer(image, data)
      return nil
    }
    let operation = SDImageCacheToken()
    work.async {
      if operation.isCancelled { return }
      let (image, data) = read()
      DispatchQueue.main.async { if !operation.isCancelled { answer(image, data) } }
    }
    return operation
  }

  // MARK: - Removing

  open func removeImage(forKey key: String?, withCompletion completion: SDWebImageNoParamsBlock? = nil) {
    removeImage(forKey: key, fromDisk: true, withCompletion: completion)
  }

  open func removeImage(forKey key: String?, fromDisk: Bool, withCompletion completion: SDWebImageNoParamsBlock? = nil)
  {
    removeImageFromMemory(forKey: key)
    guard fromDisk, let path = cachePath(forKey: key) else {
      Self.onMain { completion?() }
      return
    }
    work.async {
      try? FileManager.default.removeItem(atPath: path)
      DispatchQueue.main.async { completion?() }
    }
  }

  open func removeImageFromMemory(forKey key: String?) {
    if let key { memory.removeObject(forKey: key as NSString) }
  }

  open func removeImageFromDisk(forKey key: String?) {
    guard let path = cachePath(forKey: key) else { return }
    work.sync { try? FileManager.default.removeItem(atPath: path) }
  }

  open func clearMemory() { memory.removeAllObjects() }

  open func clearDisk(onCompletion completion: SDWebImageNoParamsBlock? = nil) {
    work.async { [self] in
      try? FileManager.default.removeItem(atPath: diskCachePath)
      DispatchQueue.main.async { completion?() }
    }
  }

  open func clear(with type: SDImageCacheType, completion: SDWebImageNoParamsBlock? = nil) {
    if type.usesMemory { clearMemory() }
    if type.usesDisk { clearDisk(onCompletion: completion) } else { Self.onMain { completion?() } }
  }

  /// Removes what is too old; then the oldest files until half of what there may be is left, where there are too many.
  open func deleteOldFiles(completionBlock: SDWebImageNoParamsBlock? = nil) {
    work.async { [self] in
      let now = Date()
      var files = self.files().map { (url: $0.url, size: $0.size, date: date(of: $0.url)) }
      if config.maxDiskAge >= 0 {
        for file in files where now.timeIntervalSince(file.date) > config.maxDiskAge {
          try? FileManager.default.removeItem(at: file.url)
        }
        files.removeAll { now.timeIntervalSince($0.date) > config.maxDiskAge }
      }
      var total = files.reduce(UInt(0)) { $0 + $1.size }
      if config.maxDiskSize > 0, total > config.maxDiskSize {
        for file in files.sorted(by: { $0.date < $1.date }) where total > config.maxDiskSize / 2 {
          try? FileManager.default.removeItem(at: file.url)
          total -= file.size
        }
      }
      DispatchQueue.main.async { completionBlock?() }
    }
  }

  // MARK: - Sizes

  private func files() -> [(url: URL, size: UInt)] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: diskCachePath)) ?? []
    return names.map { name in
      let path = (diskCachePath as NSString).appendingPathComponent(name)
      let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? NSNumber
      return (URL(fileURLWithPath: path), UInt(truncating: size ?? 0))
    }
  }

  private func date(of url: URL) -> Date {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    let key = config.diskCacheExpireType == .creationDate ? FileAttributeKey.creationDate : .modificationDate
    return attributes?[key] as? Date ?? attributes?[.modificationDate] as? Date ?? Date.distantPast
  }

  /// The bytes of all files.
  open func totalDiskSize() -> UInt { work.sync { files().reduce(0) { $0 + $1.size } } }

  /// The number of files.
  open func totalDiskCount() -> UInt { work.sync { UInt(files().count) } }

  /// Gives the number of files and their bytes.
  open func calculateSize(completionBlock: SDImageCacheCalculateSizeBlock?) {
    work.async { [self] in
      let files = self.files()
      let size = files.reduce(UInt(0)) { $0 + $1.size }
      DispatchQueue.main.async { completionBlock?(UInt(files.count), size) }
    }
  }

  // MARK: - Helpers

  /// The scale that a key says: 2 for `…@2x.png`.
  static func scale(of key: String) -> CGFloat {
    if key.contains("@2x.") || key.contains("%402x.") { return 2 }
    if key.contains("@3x.") || key.contains("%403x.") { return 3 }
    return 1
  }

  static func onMain(_ body: @escaping () -> Void) {
    if Thread.isMainThread { body() } else { DispatchQueue.main.async { body() } }
  }
}

/// A question to the disk.
public final class SDImageCacheToken: NSObject, SDWebImageOperation {
  private let lock = NSLock()
  private var isOver = false

  public var isCancelled: Bool { lock.withLock { isOver } }

  public func cancel() { lock.withLock { isOver = true } }
}
